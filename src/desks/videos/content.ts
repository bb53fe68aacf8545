import { eq } from 'drizzle-orm';
import type { ContentType } from '../../content/contentType.ts';
import { type PictureFacts, readPictures } from '../../content/pictures/queries.ts';
import { imageAddress } from '../../platform/images/imageRequest.ts';
import type { SitemapVideo } from '../../site/sitemaps/sitemapSection.ts';
import { missingInVideo, type VideoDraft, videoDraft } from './editing/videoDraft.ts';
import { clockLength } from './films/duration.ts';
import { filmFiles } from './films/filmFiles.ts';
import { thumbnailUrl } from './films/videoThumbnail.ts';
import { youtubeEmbed, youtubeIdOf } from './films/youtube.ts';
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
  search: { group: 'videos', name: videoDeskWords.video },
  addressOf: ({ id, slug }, category) => videoAddress(category.slug, slug, id),
  sitemapMedia: async (db, rows) => {
    const pictures = await readPictures(
      db,
      rows.map(({ pictureKey }) => pictureKey),
    );
    return new Map(rows.map((row) => [row.id, { videos: filmOf(row, pictures.get(row.pictureKey ?? '')) }]));
  },
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

/** What search engines are told of a film; nothing if there is nothing to play. */
function filmOf(row: Row, picture: PictureFacts | undefined): SitemapVideo[] {
  const youtubeId = row.youtubeVideo ? youtubeIdOf(row.youtubeVideoUrl) : undefined;
  const file = filmFiles(row).files[0]?.src;
  if (youtubeId === undefined && file === undefined) return [];
  const { title, seconds, publishedAt } = row;
  const shape = row.height > row.width ? 'tall' : 'wide';
  const url = thumbnailUrl({ youtubeId, videoThumb: picture?.file ?? row.videoThumb, title });
  return [
    {
      thumbnail: imageAddress({ url, width: youtubeId === undefined ? 1200 : 480, shape }),
      title,
      description: row.deck || title,
      file: youtubeId === undefined ? file : undefined,
      player: youtubeId === undefined ? undefined : youtubeEmbed(youtubeId),
      seconds,
      publishedAt,
    },
  ];
}

/** The address of a thumbnail outside of the library; empty if there is none. */
function ownThumbnail({ youtubeVideo, youtubeVideoUrl, videoThumb, title }: Row): string {
  const youtubeId = youtubeVideo ? youtubeIdOf(youtubeVideoUrl) : undefined;
  if (youtubeId === undefined && videoThumb === '') return '';
  return imageAddress({ url: thumbnailUrl({ youtubeId, videoThumb, title }), width: 192, shape: 'row' });
}
