import { eq } from 'drizzle-orm';
import type { ContentType } from '../../content/contentType.ts';
import { imageAddress } from '../../platform/images/imageRequest.ts';
import { missingInVideo, type VideoDraft, videoDraft } from './editing/videoDraft.ts';
import { clockLength } from './films/duration.ts';
import { thumbnailUrl } from './films/videoThumbnail.ts';
import { youtubeIdOf } from './films/youtube.ts';
import { videoDeskWords, videoRefusalWords as words } from './newsroom/words.ts';
import { videoKinds, videos } from './tables.ts';
import { videoAddress } from './views/videoAddress.ts';

type Row = typeof videos.$inferSelect;
type Own = VideoDraft & { youtubeVideo: boolean };

const FILES = ['mp4Key', 'webmKey', 'captionsKey', 'hlsKey', 'videoThumb'] as const;

/** Videos and shorts. */
export const videoContent: ContentType<Row, VideoDraft, Own> = {
  name: 'videos',
  subject: 'video',
  called: () => videoDeskWords.video,
  actions: { draft: 'video.draft', change: 'video.change', publish: 'video.publish', withdraw: 'video.withdraw', remove: 'video.remove' },
  permission: 'videos.write',
  kinds: videoKinds,
  kindOf: ({ kind }) => kind,
  table: videos,
  rows: {
    select: (db, { where, orderBy, limit }) =>
      db
        .select()
        .from(videos)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    lock: (tx, id) => tx.select().from(videos).where(eq(videos.id, id)).for('update'),
    insert: (tx, values) => tx.insert(videos).values(values).returning({ id: videos.id }),
    update: (tx, id, values) => tx.update(videos).set(values).where(eq(videos.id, id)),
    remove: (tx, id) => tx.delete(videos).where(eq(videos.id, id)),
  },
  draft: videoDraft,
  own: (draft, before) => {
    // A playlist belongs to the files that it was made for.
    const isOtherFilm = before !== undefined && (before.mp4Key !== draft.mp4Key || before.webmKey !== draft.webmKey);
    return { ...draft, ...(isOtherFilm ? { hlsKey: '' } : {}), youtubeVideo: draft.youtubeVideoUrl !== '' };
  },
  draftOf: async (_db, row) => videoDraft.parse(row),
  picturesOf: ({ pictureKey }) => [{ path: 'pictureKey', key: pictureKey }],
  pictureColumns: [{ key: videos.pictureKey, item: videos.id }],
  check: async (app, _tx, draft, before) => {
    const issues = [];
    for (const path of FILES) {
      const key = draft[path];
      if (key !== '' && key !== before?.[path] && !(await app.storage.has(key))) issues.push({ path, message: words.noSuchFile });
    }
    return issues;
  },
  missing: (draft) => missingInVideo(draft),
  searchText: ({ title, deck }) => [title, deck],
  addressOf: ({ id, slug }, category) => videoAddress(category.slug, slug, id),
  listed: (row) => {
    const kind = row.kind === 'short' ? videoDeskWords.short : videoDeskWords.watch;
    const length = clockLength(row.seconds);
    return {
      detail: { gu: `${kind.gu} · ${length}`, en: `${kind.en} · ${length}` },
      pictureKey: row.pictureKey,
      thumbnail: ownThumbnail(row),
    };
  },
};

/** The address of a thumbnail outside of the library; empty if there is none. */
function ownThumbnail({ youtubeVideo, youtubeVideoUrl, videoThumb, title }: Row): string {
  const youtubeId = youtubeVideo ? youtubeIdOf(youtubeVideoUrl) : undefined;
  if (youtubeId === undefined && videoThumb === '') return '';
  return imageAddress({ url: thumbnailUrl({ youtubeId, videoThumb, title }), width: 192, shape: 'row' });
}
