import { SectionHead } from '../../design/SectionHead.tsx';
import type { SidebarBlock } from '../../site/desk.ts';
import { readRelatedVideos, readVideo, relatedListsOf } from './queries.ts';
import { videoListAddress } from './videoAddress.ts';
import { listTag, videoTag } from './videoLists.ts';
import styles from './views/VideoPage.module.css';
import { VideoTile } from './views/VideoTile.tsx';
import { videoText } from './words.ts';

const RELATED = 8;

/** Specification, section 2: beside a video stand the related ones. */
export const relatedVideosBlock: SidebarBlock = {
  name: 'related-videos',
  order: 5,
  layouts: ['video-detail-new'],
  render: async ({ db, clock }, { videoId }) => {
    const video = videoId === undefined ? undefined : await readVideo(db, videoId);
    const related = video ? await readRelatedVideos(db, video, RELATED) : [];
    if (!video || related.length === 0) return null;
    const now = clock();
    return {
      tags: [...relatedListsOf(video).map(listTag), ...related.map((other) => videoTag(other.id))],
      node: (
        <>
          <SectionHead title={videoText.related} more={{ href: videoListAddress({ kind: video.kind }), label: videoText.allVideos }} />
          <ul className={styles.beside}>
            {related.map((other) => (
              <li key={other.id}>
                <VideoTile video={other} now={now} shape="beside" />
              </li>
            ))}
          </ul>
        </>
      ),
    };
  },
};
