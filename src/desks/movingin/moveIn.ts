import { sql } from 'drizzle-orm';
import { change } from '../../platform/change.ts';
import type { OutsideFetch } from '../../platform/images/outsideFetch.ts';
import type { Paper } from '../../site/paper.ts';
import { readCards } from '../articles/queries.ts';
import { readTopic } from '../taxonomy/queries.ts';
import type { Hands, MovedStory } from './hands.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import { type Moved, noteMoved, readMoved } from './ledger.ts';
import { originsOf } from './pictureAddresses.ts';
import { openPictureBook, type PictureBook } from './pictureBook.ts';
import { hashOf, prepareStory, readableHtml, whyNot } from './prepareStory.ts';
import type { Report } from './report.ts';
import type { Source } from './source/openSource.ts';
import { SourceBroken, type SourceStory } from './source/sourceItem.ts';
import { type Belongs, openTopicBook, type TopicBook } from './topicBook.ts';
import { type Attachment, galleryAttachments } from './wordpressHtml.ts';

const STORIES_A_BATCH = 250;
const ATTACHMENTS_A_BATCH = 500;

export type Order = {
  source: Source;
  /** A folder with the source's pictures. */
  pictures: string | undefined;
  /** The slug of the category for stories that stand in none. */
  category: string | undefined;
  dryRun: boolean;
  /** Fetches pictures of these hosts. */
  fetchFrom: (hosts: readonly string[]) => OutsideFetch;
  report: Report;
  onProgress: (read: number) => void;
};

/** What a batch is worked with. */
type Desk = {
  paper: Paper;
  hands: Hands;
  name: string;
  order: Order;
  topics: TopicBook;
  pictures: PictureBook;
  oldHosts: ReadonlySet<string>;
  now: Date;
};
type Prepared = { story: SourceStory; draft: MovedStory; hash: string; missing: number; before: Moved | undefined };

/**
 * Moves a source into the paper: its stories with topics, pictures and old addresses, a batch in a transaction. What moved in before is
 * passed over when it has not changed, so that a run that was stopped anywhere is simply made again. Throws `SourceBroken` where the file
 * cannot be read on; what stood before that is in the paper then.
 */
export async function moveIn(paper: Paper, hands: Hands, order: Order): Promise<void> {
  const fallback = order.category === undefined ? undefined : await readTopic(paper.db, 'category', order.category);
  if (order.category !== undefined && !fallback) throw new SourceBroken(`There is no category "${order.category}".`);
  const { report, dryRun } = order;
  const siteUrl = await readSiteUrl(order.source);
  const name = nameOf(siteUrl) ?? order.source.name;
  const origins = originsOf(siteUrl);
  const topics = await openTopicBook(paper, hands, { source: name, fallback, isWordpress: order.source.format === 'wxr', dryRun, report });
  const fetchOutside = order.fetchFrom([...origins, ...paper.settings.imageHosts]);
  const pictures = openPictureBook(paper, hands, { source: name, siteUrl, folder: order.pictures, fetchOutside, dryRun, report });
  await learnNames(order.source, topics, pictures);
  const oldHosts = new Set(origins.map((origin) => new URL(origin).host));
  const desk: Desk = { paper, hands, name, order, topics, pictures, oldHosts, now: paper.clock() };
  try {
    await moveStories(desk);
  } finally {
    if (!dryRun && report.counted('stories read') > 0) await noteRun(desk);
  }
}

/** The site that the file is of: the first thing that it tells. */
async function readSiteUrl(source: Source): Promise<string> {
  let url = '';
  for await (const event of source.format === 'wxr' ? source.readNames() : source.readStories()) {
    if (event.kind === 'site' && event.url) url = event.url;
    else if (event.kind !== 'site') break;
  }
  return url;
}

/** Host and path of a site; the same whether it was reached by http or https. */
function nameOf(siteUrl: string): string | undefined {
  if (!URL.canParse(siteUrl)) return undefined;
  const { host, pathname } = new URL(siteUrl);
  return host ? `${host}${pathname}`.replace(/\/+$/, '') : undefined;
}

async function learnNames(source: Source, topics: TopicBook, pictures: PictureBook): Promise<void> {
  let waiting: (Attachment & { original: string })[] = [];
  for await (const event of source.readNames()) {
    if (event.kind === 'category') topics.learn(event.category);
    if (event.kind !== 'attachment') continue;
    waiting.push(event.attachment);
    if (waiting.length < ATTACHMENTS_A_BATCH) continue;
    await pictures.noteAttachments(waiting);
    waiting = [];
  }
  await pictures.noteAttachments(waiting);
}

async function moveStories(desk: Desk): Promise<void> {
  const { order, now } = desk;
  const { report } = order;
  const seen = new Set<string>();
  let batch: SourceStory[] = [];
  let writing: Promise<void> = Promise.resolve();
  let batches = 0;
  const flush = async () => {
    const prepared = await prepareBatch(desk, batch);
    batch = [];
    // One batch is made ready while another is being written.
    await writing;
    writing = writeBatch(desk, prepared).then(async () => {
      batches++;
      // In a new paper, checks of foreign keys are planned for tables so small that all of them is read each time.
      if (!order.dryRun && (batches === 1 || batches === 8)) await desk.paper.db.execute(sql`analyze`);
    });
    // Whoever waits for it is told; until then a failure is nobody's.
    writing.catch(() => undefined);
  };
  try {
    for await (const event of order.source.readStories()) {
      if (event.kind === 'leftOut') leaveOut(report, event.what, event.which);
      if (event.kind === 'unreadable') {
        report.count('lines that could not be read');
        report.tell(event.where, event.why);
      }
      if (event.kind !== 'story') continue;
      const { story } = event;
      report.count('stories read');
      const why = seen.has(story.original) ? 'posts that stand twice in the file' : whyNot(story, now);
      seen.add(story.original);
      if (why) {
        leaveOut(report, why, whichOf(story));
        continue;
      }
      batch.push(story);
      if (batch.length < STORIES_A_BATCH) continue;
      await flush();
      order.onProgress(report.counted('stories read'));
    }
  } finally {
    // Also what stood before a fault of the file is moved in.
    await flush();
    await writing;
  }
}

function leaveOut(report: Report, what: string, which: string): void {
  report.count('left out');
  report.count(`left out: ${what}`);
  if (which) report.tell(which, `left out, for it belongs to the ${what}`);
}

const whichOf = (story: SourceStory): string => `story ${story.original} "${story.title.slice(0, 80)}"`;

async function prepareBatch(desk: Desk, stories: readonly SourceStory[]): Promise<Prepared[]> {
  const { paper, name, pictures, order } = desk;
  const moved = await readMoved(
    paper.db,
    name,
    stories.map(({ original }) => `story:${original}`),
  );
  const changed = stories.flatMap((story) => {
    const before = moved.get(`story:${story.original}`);
    const hash = hashOf(story);
    if (before?.contentHash !== hash || before.missingPictures > 0) return { story, hash, before };
    order.report.count('unchanged');
    return [];
  });
  const stillThere = new Set(
    (
      await readCards(
        paper.db,
        changed.flatMap(({ before }) => before?.ourId ?? []),
      )
    ).map(({ id }) => id),
  );
  const attachments = await pictures.attachmentsById(
    changed.flatMap(({ story }) => [
      ...galleryAttachments(story.html),
      ...(story.picture && 'attachment' in story.picture ? [story.picture.attachment] : []),
    ]),
  );
  const there = changed.filter(({ before }) => !before || stillThere.has(before.ourId));
  const belongs = await desk.topics.place(there.map(({ story }) => story));
  const prepared: Prepared[] = [];
  for (const one of changed) {
    if (one.before && !stillThere.has(one.before.ourId)) {
      leaveOut(order.report, 'posts that editors have taken out of the paper', whichOf(one.story));
      continue;
    }
    const ready = await prepareOne(desk, one, belongs.get(one.story), attachments);
    if (ready) prepared.push(ready);
  }
  return prepared;
}

async function prepareOne(
  { pictures, order: { report }, oldHosts }: Desk,
  { story, hash, before }: Pick<Prepared, 'story' | 'hash' | 'before'>,
  belongs: Belongs | undefined,
  attachments: ReadonlyMap<string, Attachment>,
): Promise<Prepared | undefined> {
  const { publishedAt } = story;
  const category = belongs?.category;
  if (!belongs || !category || !publishedAt) {
    leaveOut(report, 'posts that stand in no category (--category says where they go)', whichOf(story));
    return undefined;
  }
  const { html, dropped: marks, pictures: named } = readableHtml(story, attachments);
  const above = story.picture && ('attachment' in story.picture ? attachments.get(story.picture.attachment) : story.picture);
  const wanted = above ? [above, ...named] : named;
  const keys = wanted.length > 0 ? await pictures.keysOf(wanted, whichOf(story)) : new Map<string, string>();
  const missing = wanted.filter(({ src }) => !keys.has(src)).length;
  if (before?.contentHash === hash && before.missingPictures === missing) {
    report.count('unchanged');
    return undefined;
  }
  const leadKey = above && keys.get(above.src);
  const lead = above && leadKey !== undefined ? { key: leadKey, caption: above.caption } : undefined;
  const { draft, dropped } = prepareStory({ story, belongs: { ...belongs, category }, html, pictures: keys, lead, publishedAt, oldHosts });
  if (draft.body.content.length === 0 && draft.deck === '') {
    leaveOut(report, 'posts without a text', whichOf(story));
    return undefined;
  }
  for (const { what, count } of [...marks, ...dropped]) {
    report.count(`dropped: ${what}`, count);
    report.tell(whichOf(story), `dropped ${what}${count > 1 ? ` (${count} times)` : ''}`);
  }
  report.count('dropped: comments', story.comments);
  return { story, draft, hash, missing, before };
}

async function writeBatch({ paper, hands, name, order: { report, dryRun } }: Desk, prepared: readonly Prepared[]): Promise<void> {
  const fresh = prepared.filter(({ before }) => !before);
  const revised = prepared.filter(({ before }) => before);
  report.count(dryRun ? 'would be published' : 'published', fresh.length);
  report.count(dryRun ? 'would be revised' : 'revised', revised.length);
  if (dryRun || prepared.length === 0) return;
  const redirects = await inOneTransaction(paper, async (press) => {
    const ids =
      fresh.length > 0
        ? await hands.publishStories(
            press,
            fresh.map(({ draft }) => draft),
          )
        : [];
    for (const { draft, before } of revised) if (before) await hands.reviseStory(press, before.ourId, draft);
    const written = [...fresh.map((one, at) => ({ one, id: ids[at] })), ...revised.map((one) => ({ one, id: one.before?.ourId }))];
    const rows = written.flatMap(({ id, one }) =>
      id === undefined
        ? []
        : { source: name, original: `story:${one.story.original}`, ourId: id, contentHash: one.hash, missingPictures: one.missing },
    );
    await noteMoved(press.db, rows);
    const addresses = new Map(
      (
        await readCards(
          press.db,
          rows.map(({ ourId }) => ourId),
        )
      ).map(({ id, address }) => [id, address]),
    );
    const moves = written.flatMap(({ id, one }) => {
      const to = id === undefined ? undefined : addresses.get(id);
      return to === undefined ? [] : one.story.oldPaths.map((from) => ({ from, to }));
    });
    return hands.leadOn(press, moves);
  });
  report.count('redirects', redirects);
}

/** The log of the newsroom says that something moved in; what, the report says. */
async function noteRun({ paper, name, order: { report } }: Desk): Promise<void> {
  const after = Object.fromEntries(
    ['stories read', 'published', 'revised', 'unchanged', 'left out'].map((what) => [what, report.counted(what)]),
  );
  await change({ ...paper, by: { id: 'import', name: 'import' } }, async () => ({
    result: undefined,
    tags: [],
    audit: [{ action: 'archive.moveIn', subject: `source:${name}`, after }],
  }));
}
