import { clsx } from 'clsx';
import phoneRail from '../../design/PhoneRail.module.css';
import { SectionHead } from '../../design/SectionHead.tsx';
import type { FrontBlock, SidebarBlock } from '../../site/desk.ts';
import { listTag, videoTag } from './lists/videoLists.ts';
import { countVideos, readNewestVideos, readRelatedVideos, readVideo, relatedListsOf, type VideoCard, type VideoList } from './queries.ts';
import bandStyles from './views/FrontVideos.module.css';
import { RELATED_BESIDE, shortsShown, videosShown } from './views/shownCounts.ts';
import besideStyles from './views/VideoPage.module.css';
import { ShortTile, VideoTile } from './views/VideoTile.tsx';
import { videoListAddress } from './views/videoAddress.ts';
import { videoText } from './words.ts';

const watch: VideoList = { list: 'all', kind: 'watch' };
const short: VideoList = { list: 'all', kind: 'short' };

/**
 * The newest videos and shorts, on the dark band. The front page is rendered for phones and for desktops; tablets get the desktop version,
 * and CSS hides items beyond a tablet's number.
 */
export const videosBlock: FrontBlock = {
  name: 'videos',
  place: 'band',
  order: 60,
  render: async (app, { device, now }) => {
    const shortCount = await countVideos(app.db, short);
    const [videos, shorts] = await Promise.all([
      readNewestVideos(app.db, watch, videosShown(device)),
      readNewestVideos(app.db, short, shortsShown(device, shortCount)),
    ]);
    const tags = ['topics', listTag('all'), ...[...videos, ...shorts].map((video) => videoTag(video.id))];
    if (videos.length === 0 && shorts.length === 0) return { tags, node: null };
    return {
      tags,
      node: (
        <div className={bandStyles.band}>
          {videos.length > 0 && <VideoRow videos={videos} now={now} />}
          {shorts.length > 0 && <ShortRow shorts={shorts} />}
        </div>
      ),
    };
  },
};

function VideoRow({ videos, now }: { videos: VideoCard[]; now: Date }) {
  return (
    <section>
      <SectionHead title={videoText.videos} more={{ href: videoListAddress({ kind: 'watch' }), label: videoText.allVideos }} />
      <ul className={bandStyles.videos}>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoTile video={video} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest shorts in a row, with a link to all of them. */
function ShortRow({ shorts }: { shorts: VideoCard[] }) {
  return (
    <section>
      <SectionHead title={videoText.shorts} more={{ href: videoListAddress({ kind: 'short' }), label: videoText.allShorts }} />
      <ul className={clsx(phoneRail.rail, bandStyles.shorts)}>
        {shorts.map((video) => (
          <li key={video.id}>
            <ShortTile video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Specification, section 2: related videos in the sidebar of a video. */
export const relatedVideosBlock: SidebarBlock = {
  name: 'related-videos',
  order: 5,
  layouts: ['video-detail-new'],
  render: async ({ db, clock }, { videoId }) => {
    const video = videoId === undefined ? undefined : await readVideo(db, videoId);
    const related = video ? await readRelatedVideos(db, video, RELATED_BESIDE) : [];
    if (!video || related.length === 0) return { node: null, tags: [] };
    const now = clock();
    return {
      tags: [...relatedListsOf(video).map(listTag), ...related.map((other) => videoTag(other.id))],
      node: (
        <>
          <SectionHead title={videoText.related} more={{ href: videoListAddress({ kind: video.kind }), label: videoText.allVideos }} />
          <ul className={besideStyles.beside}>
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
