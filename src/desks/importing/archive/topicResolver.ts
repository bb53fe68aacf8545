import { isReservedSlug } from '../../../content/topics/isReservedSlug.ts';
import {
  findTopic,
  readSubCategories,
  readTakenSlugs,
  readTopics,
  type Topic,
  type TopicKind,
  topicAddress,
} from '../../../content/topics/queries.ts';
import type { WriteContext } from '../../../platform/change.ts';
import { cutText } from '../../../platform/text/graphemes.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import type { App } from '../../../site/app.ts';
import type { PlacementKind, SourceName, SourceStory } from '../source/sourceItem.ts';
import type { ImportCommands, MovedTopic } from './importCommands.ts';
import { readImportedTopics, recordImported } from './importedItems.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import type { Report } from './report.ts';

type Known = Pick<Topic, 'id' | 'kind' | 'slug' | 'name' | 'parentId'>;
export type SourceCategory = SourceName & { parentSlug: string; description: string };

/** The category, city and topics of an imported story here. */
export type Belongs = { category: Known | undefined; cityId: number | undefined; topicIds: number[] };

export type TopicResolver = {
  /** Remembers a category from the source's list, until a story first uses it. */
  learn: (category: SourceCategory) => void;
  /** The topics for each story; missing ones are created, all in one transaction. */
  place: <Named extends Names>(abouts: readonly Named[]) => Promise<Map<Named, Belongs>>;
};

type Names = Pick<SourceStory, 'categories' | 'mainCategory' | 'tags' | 'authors' | 'placements'>;
/** A transaction that creates and records topics, with the redirects to them. */
type Making = {
  context: WriteContext;
  moves: { from: string; to: string }[];
  notes: { source: string; original: string; ourId: number }[];
};

type Options = {
  source: string;
  /** The category for stories without one. */
  fallback: Known | undefined;
  /** For WordPress every category becomes one here; of a feed's keywords at most one becomes the category, the others become tags. */
  isWordpress: boolean;
  dryRun: boolean;
  report: Report;
};

const NO_CATEGORY = /^(uncategori[sz]ed|અવર્ગીકૃત|અન્ય-વર્ગીકૃત-નથી)$/i;
/** Kinds of existing topics that a category of another system may match. */
const CATEGORY_MATCHES: readonly TopicKind[] = ['category', 'city', 'section', 'magazine', 'column'];
/** Names are shown on one line. */
const MAX_NAME = 120;

/** Resolves names of another system to topics, and creates missing ones. */
export async function openTopicResolver(app: App, commands: ImportCommands, options: Options): Promise<TopicResolver> {
  const { source, fallback, isWordpress, dryRun, report } = options;
  const current: Known[] = [
    ...(await Promise.all(CATEGORY_MATCHES.map((kind) => readTopics(app.db, kind)))).flat(),
    ...(await readSubCategories(app.db)),
  ];
  const byName = new Map<string, Known>();
  const bySlug = new Map<string, Known>();
  const byId = new Map<number, Known>();
  const enter = (topic: Known) => {
    byId.set(topic.id, topic);
    const group = topic.kind === 'tag' || topic.kind === 'author' ? topic.kind : 'category';
    if (!byName.has(`${group} ${topic.name}`)) byName.set(`${group} ${topic.name}`, topic);
    if (!bySlug.has(`${group} ${topic.slug}`)) bySlug.set(`${group} ${topic.slug}`, topic);
  };
  for (const topic of [...current, ...(await readTopics(app.db, 'tag')), ...(await readTopics(app.db, 'author'))]) enter(topic);
  const moved = new Map<string, number>();
  for (const kind of ['category', 'tag', 'author'])
    for (const [key, id] of await readImportedTopics(app.db, source, kind)) moved.set(key, id);
  /** The slug in the source that each topic belongs to. */
  const claimed = new Map([...moved].map(([key, id]) => [id, key.slice(key.indexOf(':') + 1)]));
  const learnt = new Map<string, SourceCategory>();
  /** Slugs that are known to be free. */
  const free = new Set<string>();
  let pretended = 0;

  const lookUp = async (context: WriteContext, kind: TopicKind, slug: string): Promise<Known | undefined> => {
    if (free.has(`${kind} ${slug}`)) return undefined;
    const topic = await findTopic(context.db, kind, slug);
    if (!topic) free.add(`${kind} ${slug}`);
    return topic;
  };

  /** Looks up all unknown slugs of a batch at once. */
  const lookUpAll = async (context: WriteContext, abouts: readonly Names[]): Promise<void> => {
    const named: [MovedTopic['kind'], SourceName[]][] = [
      ['category', abouts.flatMap(({ categories }) => categories)],
      ['tag', abouts.flatMap(({ tags }) => tags)],
      ['author', abouts.flatMap(({ authors }) => authors)],
    ];
    for (const [kind, names] of named) {
      const slugs = [...new Set(names.map(({ slug, name }) => slugOf(slug || name)))].filter(
        (slug) => !bySlug.has(`${kind} ${slug}`) && !free.has(`${kind} ${slug}`),
      );
      if (slugs.length === 0) continue;
      const taken = await readTakenSlugs(context.db, kind, slugs);
      for (const slug of slugs) if (!taken.has(slug)) free.add(`${kind} ${slug}`);
    }
  };

  /** Whether two categories of the source stand under different ones, so that they may have one name: cricket’s news and football’s. */
  const isElsewhere = (one: string | undefined, other: string): boolean =>
    one !== undefined && learnt.get(one)?.parentSlug !== learnt.get(other)?.parentSlug;

  /** Finds an existing topic for a name: from an earlier import, with the same name, or with the same slug. */
  const find = async ({ context }: Making, kind: MovedTopic['kind'], { slug, name }: SourceName): Promise<Known | undefined> => {
    const before = moved.get(`${kind}:${slug}`);
    if (before !== undefined) return byId.get(before);
    const called = byName.get(`${kind} ${name}`);
    if (called && !(kind === 'category' && isElsewhere(claimed.get(called.id), slug))) return called;
    const addressed = bySlug.get(`${kind} ${slugOf(slug)}`) ?? (await lookUp(context, kind, slugOf(slug)));
    return addressed && !claimed.has(addressed.id) ? addressed : undefined;
  };

  const freeSlug = async ({ context }: Making, kind: TopicKind, wanted: string): Promise<string> => {
    for (let number = 1; ; number++) {
      const slug = number === 1 ? wanted : `${wanted}-${number}`;
      if (!isReservedSlug(kind, slug) && !bySlug.has(`${kind} ${slug}`) && !(await lookUp(context, kind, slug))) return slug;
    }
  };

  const make = async (
    making: Making,
    kind: MovedTopic['kind'],
    there: SourceName,
    parent: Known | undefined,
    description: string,
  ): Promise<Known> => {
    const slug = await freeSlug(making, kind, slugOf(there.slug || there.name));
    const name = cutText(there.name, MAX_NAME);
    const draft: MovedTopic = {
      kind,
      slug,
      name,
      nameEn: /^[\x20-\x7e]+$/.test(name) ? name : slug.replaceAll('-', ' '),
      description,
      ...(parent ? { parentId: parent.id } : {}),
      ...(kind === 'author' ? { author: { role: '', bio: '' } } : {}),
    };
    report.count(`${NAMES[kind]} made`);
    const id = dryRun ? --pretended : await commands.addTopic(making.context, draft);
    return { id, kind, slug, name, parentId: parent?.id ?? null };
  };

  const remember = ({ notes, moves }: Making, kind: MovedTopic['kind'], there: SourceName, topic: Known): Known => {
    const original = `${kind}:${there.slug}`;
    if (moved.get(original) === topic.id) return topic;
    enter(topic);
    moved.set(original, topic.id);
    claimed.set(topic.id, there.slug);
    if (dryRun) return topic;
    notes.push({ source, original, ourId: topic.id });
    if (isWordpress) moves.push(...oldListsOf(kind, there, topic, learnt));
    return topic;
  };

  const topicOf = async (making: Making, kind: MovedTopic['kind'], there: SourceName): Promise<Known> =>
    remember(making, kind, there, (await find(making, kind, there)) ?? (await make(making, kind, there, undefined, '')));

  const categoryOf = async (making: Making, there: SourceName): Promise<Known> => {
    const result = await find(making, 'category', there);
    if (result) return remember(making, 'category', there, result);
    const answer = learnt.get(there.slug);
    const above = uppermost(answer, learnt);
    // Categories have two levels here: deeper ones go under the topmost one.
    const parent = above ? await categoryOf(making, above) : undefined;
    const under = parent?.kind === 'category' ? parent : undefined;
    return remember(making, 'category', there, await make(making, 'category', there, under, answer?.description ?? ''));
  };

  /** A topic that a source names by kind and slug; only missing categories are created. */
  const placementOf = async (making: Making, kind: PlacementKind, slug: string): Promise<Known | undefined> => {
    const isMeant = (topic: Known) => topic.kind === kind && (topic.slug === slug || topic.name === slug);
    const topic = [...byId.values()].find(isMeant);
    if (!topic && kind !== 'category') report.count(`left out: a ${kind} that the paper does not have`);
    return topic ?? (kind === 'category' ? categoryOf(making, { slug, name: slug }) : undefined);
  };

  const placeOne = async (making: Making, { categories, mainCategory, tags, authors, placements = [] }: Names): Promise<Belongs> => {
    const named = categories.filter(({ slug, name }) => !NO_CATEGORY.test(slug) && !NO_CATEGORY.test(name));
    const known: Known[] = [];
    for (const { kind, slug } of placements) {
      const topic = await placementOf(making, kind, slug);
      if (topic) known.push(topic);
    }
    const asTags: SourceName[] = [];
    let main: Known | undefined;
    for (const there of named) {
      if (isWordpress) {
        const topic = await categoryOf(making, there);
        known.push(topic);
        if (there.slug === mainCategory && topic.kind === 'category') main = topic;
      } else {
        const result = await find(making, 'category', there);
        if (result) known.push(result);
        else if (!fallback && known.length === 0 && asTags.length === 0) known.push(await categoryOf(making, there));
        else asTags.push(there);
      }
    }
    const ofKind = (kind: TopicKind) => known.filter((topic) => topic.kind === kind);
    const own = ofKind('category');
    // Of several categories that of which the source says so, otherwise a subcategory.
    const category = main ?? own.find(({ parentId }) => parentId !== null) ?? own[0] ?? fallback;
    const city = ofKind('city')[0];
    const bylines: Known[] = [];
    for (const there of authors) bylines.push(await topicOf(making, 'author', there));
    const others = known.filter((topic) => topic.id !== category?.id && topic.id !== city?.id && topic.id !== category?.parentId);
    // A category lists what stands in those below it; of a story's own category that is seen to when it is published.
    const above = others.flatMap(({ parentId }) => parentId ?? []).filter((id) => id !== category?.id && id !== category?.parentId);
    const tagged: Known[] = [];
    for (const there of [...tags, ...asTags]) tagged.push(await topicOf(making, 'tag', there));
    return { category, cityId: city?.id, topicIds: [...new Set([...[...bylines, ...tagged, ...others].map(({ id }) => id), ...above])] };
  };
  const place: TopicResolver['place'] = async (abouts) => {
    const belongs = new Map<(typeof abouts)[number], Belongs>();
    await inOneTransaction(app, async (context) => {
      await lookUpAll(context, abouts);
      const making: Making = { context, moves: [], notes: [] };
      for (const about of abouts) belongs.set(about, await placeOne(making, about));
      await recordImported(context.db, making.notes);
      if (making.moves.length > 0) await commands.addRedirects(context, making.moves);
    });
    return belongs;
  };
  return { learn: (category) => void learnt.set(category.slug, category), place };
}

const NAMES: Record<MovedTopic['kind'], string> = { category: 'categories', tag: 'tags', author: 'authors' };

/** The topmost ancestor of a category; undefined for a top-level one, or for a cycle. */
function uppermost(answer: SourceCategory | undefined, learnt: ReadonlyMap<string, SourceCategory>): SourceCategory | undefined {
  const passed = new Set<string>();
  let above = answer;
  while (above?.parentSlug && !passed.has(above.slug)) {
    passed.add(above.slug);
    above = learnt.get(above.parentSlug);
  }
  return above && above.slug !== answer?.slug ? above : undefined;
}

/** A login as WordPress writes it in addresses: Mira.Shah is mira-shah. */
const asInAddress = (login: string): string =>
  login
    .toLowerCase()
    .replace(/[\s.]+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '');

/** The WordPress list addresses of a category (also below its parents), a tag or an author. */
function oldListsOf(kind: MovedTopic['kind'], there: SourceName, topic: Known, learnt: ReadonlyMap<string, SourceCategory>) {
  const to = topicAddress(topic);
  if (kind === 'tag') return [{ from: `/tag/${there.slug}`, to }];
  if (kind === 'author') return [...new Set([there.slug, asInAddress(there.slug)])].map((slug) => ({ from: `/author/${slug}`, to }));
  const steps = [there.slug];
  for (let above = learnt.get(there.slug); above?.parentSlug && steps.length < 10; above = learnt.get(above.parentSlug)) {
    steps.unshift(above.parentSlug);
  }
  return [...new Set([`/category/${there.slug}`, `/category/${steps.join('/')}`])].map((from) => ({ from, to }));
}
