import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { change, type WriteContext } from '../../platform/change.ts';
import { searchKeysOf } from '../../platform/text/foldedSearch.ts';
import { videoKinds, videos } from './tables.ts';
import { listTag, videoTag } from './videoLists.ts';
import { enterLists, leaveLists } from './videoPlaces.ts';
import { youtubeIdOf } from './youtube.ts';

/** A file in the storage; empty for none. */
const key = z
  .string()
  .max(300)
  .regex(/^((\w[\w.-]*\/)*\w[\w.-]*)?$/)
  .default('');

const draftFields = z.object({
  /** Latin words with dashes; the id is added behind it. */
  slug: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().trim().min(1).max(200),
  deck: z.string().trim().max(500).default(''),
  kind: z.enum(videoKinds),
  categoryId: z.int().positive(),
  /** The election it belongs to, by the name in its address. */
  election: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]*$/)
    .default(''),
  /** An address on YouTube; such a video has no files of its own. */
  youtubeVideoUrl: z.string().max(200).default(''),
  /** The thumbnail, from the library. */
  pictureKey: z.string().max(120).nullable().default(null),
  videoThumb: key,
  hlsKey: key,
  mp4Key: key,
  webmKey: key,
  captionsKey: key,
  seconds: z.int().min(1).max(86_400),
  width: z.int().min(16).max(8192),
  height: z.int().min(16).max(8192),
  transcript: z.string().max(100_000).default(''),
  publishedAt: z.date(),
});

const videoDraft = draftFields.superRefine((draft, issues) => {
  const refuse = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
  const isOwn = [draft.hlsKey, draft.mp4Key, draft.webmKey].some((one) => one !== '');
  if (draft.youtubeVideoUrl) {
    if (!youtubeIdOf(draft.youtubeVideoUrl)) refuse('youtubeVideoUrl', 'is not the address of a YouTube video');
    if (isOwn) refuse('youtubeVideoUrl', 'stands beside files of the paper’s own: a video is one or the other');
  } else {
    // A playlist alone plays nowhere without script but in a few browsers.
    if (!draft.mp4Key && !draft.webmKey) refuse('mp4Key', 'is missing: a video of the paper’s own has an MP4 or a WebM file');
    if (!draft.captionsKey) refuse('captionsKey', 'is missing: a video of the paper’s own has captions, for those who do not hear it');
    if (!draft.videoThumb && draft.pictureKey === null) refuse('videoThumb', 'is missing: a video of the paper’s own has a thumbnail');
  }
});

/** What an editor says of a video; everything else follows from it. */
export type VideoDraft = z.input<typeof videoDraft>;

const asRow = (draft: z.output<typeof videoDraft>) => ({
  ...draft,
  youtubeVideo: draft.youtubeVideoUrl !== '',
  search: searchKeysOf([draft.title, draft.deck]),
});

/** Publishes a video. Gives its id. Throws a ZodError that says what of the draft is wrong. */
export function publishVideo(context: WriteContext, draft: VideoDraft): Promise<number> {
  const values = videoDraft.parse(draft);
  return change(context, async (tx) => {
    const [row] = await tx
      .insert(videos)
      .values({ ...asRow(values), status: 'published', updatedAt: values.publishedAt })
      .returning({ id: videos.id });
    if (!row) throw new Error('The video was not written');
    const lists = await enterLists(tx, row.id, values);
    return { result: row.id, tags: lists.map(listTag) };
  });
}

/** Changes what is said of a video; a withdrawn one is published again. Throws a ZodError, or an error when there is no such video. */
export function updateVideo(context: WriteContext, id: number, changes: Partial<VideoDraft>, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const [row] = await tx.select().from(videos).where(eq(videos.id, id)).for('update');
    if (!row) throw new Error(`No video has the id ${id}`);
    const values = videoDraft.parse({ ...row, ...changes });
    const left = await leaveLists(tx, id);
    await tx
      .update(videos)
      .set({ ...asRow(values), status: 'published', updatedAt: now })
      .where(eq(videos.id, id));
    const entered = await enterLists(tx, id, values);
    return { result: undefined, tags: [videoTag(id), ...new Set([...left, ...entered].map(listTag))] };
  });
}

/** Takes a video out of the paper: its address is not found any more. Throws when there is no such video. */
export function withdrawVideo(context: WriteContext, id: number, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const rows = await tx.update(videos).set({ status: 'withdrawn', updatedAt: now }).where(eq(videos.id, id)).returning({ id: videos.id });
    if (rows.length === 0) throw new Error(`No video has the id ${id}`);
    const left = await leaveLists(tx, id);
    return { result: undefined, tags: [videoTag(id), ...left.map(listTag)] };
  });
}
