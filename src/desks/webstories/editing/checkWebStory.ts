import { readPictures } from '../../../content/pictures/queries.ts';
import { readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { type CheckedWebStory, type WebStoryDraft, webStoryDraft } from './webStoryDraft.ts';
import { webStoryEditingText as says } from './words.ts';

/** AMP: the poster is upright, 3:4, and at least 640 by 853. */
const POSTER_WIDTH = 640;
const POSTER_HEIGHT = 854;

/** What is wrong with a draft: where (`pages.2.headline`), and in a sentence for the editor. */
type Problem = { path: string; message: string };

/** A draft that cannot be taken. Nothing of it has been kept. */
export class WebStoryRefused extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** The draft as it will be kept, or `WebStoryRefused` with everything that is wrong with it. */
export async function checkWebStory(tx: Database, draft: WebStoryDraft): Promise<CheckedWebStory> {
  const parsed = webStoryDraft.safeParse(draft);
  if (!parsed.success) throw new WebStoryRefused(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  const { data } = parsed;
  const problems: Problem[] = [];
  const pictures = await readPictures(tx, [data.poster, ...data.pages.map((page) => page.picture)]);
  const poster = pictures.get(data.poster);
  if (!poster) problems.push({ path: 'poster', message: says.noSuchPicture });
  else if (poster.width < POSTER_WIDTH || poster.height < POSTER_HEIGHT) problems.push({ path: 'poster', message: says.smallPoster });
  for (const [at, { picture }] of data.pages.entries()) {
    if (!pictures.has(picture)) problems.push({ path: `pages.${at}.picture`, message: says.noSuchPicture });
  }
  const category = (await readTopicsById(tx, [data.categoryId])).get(data.categoryId);
  if (category?.kind !== 'category') problems.push({ path: 'categoryId', message: says.noSuchCategory });
  if (problems.length > 0) throw new WebStoryRefused(problems);
  return data;
}
