import type { StoryDraft } from '../../desks/stories/commands.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { p } from '../../platform/document/blocks.ts';
import { type SeededRandom, seededRandom } from '../../platform/seededRandom.ts';
import { INDIA_OFFSET_MS } from '../../platform/text/indianTime.ts';
import { slugOf } from '../../platform/text/slug.ts';
import {
  type CategoryWords,
  categoryWords,
  closings,
  decks,
  kickers,
  openings,
  sentences,
  villageBeginnings,
  villageEnds,
} from './archiveWords.ts';

/** The topics of generated stories; earlier ones get more stories. */
export type ArchiveTopics = {
  /** The top categories, each with the ids of its subcategories. */
  categories: readonly { id: number; slug: string; under: readonly number[] }[];
  cities: readonly { id: number; name: string }[];
  authors: readonly number[];
  tags: readonly number[];
  sections: readonly number[];
  magazines: readonly number[];
  columns: readonly number[];
  pictureKeys: readonly string[];
};

const STORIES_A_DAY = 260;
const MORE_ON_SOME_DAYS = 81;

/**
 * Publication times of `count` stories before the day of `before`, oldest first: about 300 a day, few of them at night, some at the same
 * time.
 */
export function* archiveMoments(count: number, before: Date): Generator<Date> {
  const lastDay = Math.floor((before.getTime() + INDIA_OFFSET_MS) / DAY_MS) - 1;
  const sizes: number[] = [];
  for (let left = count; left > 0; left -= sizes.at(-1) ?? 0) {
    sizes.push(Math.min(left, STORIES_A_DAY + seededRandom(lastDay - sizes.length).whole(MORE_ON_SOME_DAYS)));
  }
  for (const [back, size] of [...sizes.entries()].reverse()) {
    const midnight = (lastDay - back) * DAY_MS - INDIA_OFFSET_MS;
    for (let story = 0; story < size; story++) {
      const part = story / size;
      const hour = part < 0.06 ? (part / 0.06) * 5 : 5 + ((part - 0.06) / 0.94) * 19;
      yield new Date(midnight + Math.floor(hour * 60) * 60_000);
    }
  }
}

/** The generated story for a number, without an id; the same number gives the same story for the same topics. */
export function archiveStory(number: number, publishedAt: Date, topics: ArchiveTopics): StoryDraft {
  const random = seededRandom(number);
  const category = random.oneOfUneven(topics.categories);
  const words = categoryWords[category.slug] ?? categoryWords['gujarat'];
  if (!words) throw new Error('The archive has no words');
  const city = topics.cities.length > 0 && !random.oneIn(3) ? random.oneOfUneven(topics.cities) : undefined;
  const village = villageOf(random);
  const subject = random.oneOfUneven(words.subjects);
  const outcome = random.one(words.outcomes);
  const fill = filler(random, { place: city?.name ?? village, village, subject });
  return {
    slug: slugOfParts(subject, outcome),
    headline: `${city?.name ?? village}: ${subject}, ${outcome}`,
    deck: fill(random.one(decks)),
    kicker: random.oneIn(2) ? random.one(kickers) : '',
    body: { type: 'doc', content: bodyOf(random, words, fill) },
    categoryId: category.under.length > 0 && !random.oneIn(4) ? random.oneOfUneven(category.under) : category.id,
    cityId: city?.id,
    topicIds: [
      ...some(random, topics.authors, random.oneIn(20) ? 2 : random.oneIn(4) ? 0 : 1),
      ...some(random, topics.tags, 1 + random.whole(4)),
      ...some(random, topics.sections, random.oneIn(7) ? 1 : 0),
      ...some(random, topics.magazines, random.oneIn(20) ? 1 : 0),
      ...some(random, topics.columns, random.oneIn(25) ? 1 : 0),
    ],
    pictureKey: topics.pictureKeys.length > 0 && !random.oneIn(7) ? random.one(topics.pictureKeys) : undefined,
    breaking: random.oneIn(50),
    topHead: random.oneIn(10),
    topStory: random.oneIn(20),
    sensitive: random.oneIn(100),
    publishedAt,
  };
}

/** The number of views of a generated story: few for most stories, very many for some. */
export function archiveViewCount(number: number): number {
  return Math.floor(20_000 / (1 + seededRandom(~number).whole(5_000)));
}

type Fill = (sentence: string) => string;

function bodyOf(random: SeededRandom, words: CategoryWords, fill: Fill) {
  const own = several(random, words.sentences, 4);
  const general = several(random, sentences, 7);
  return [
    p(fill([random.one(openings), ...own.slice(0, 2), ...general.slice(0, 1)].join(' '))),
    p(fill([...general.slice(1, 4), ...own.slice(2)].join(' '))),
    p(fill([...general.slice(4), random.one(closings)].join(' '))),
  ];
}

function villageOf(random: SeededRandom): string {
  return `${random.oneOfUneven(villageBeginnings)}${random.one(villageEnds)}`;
}

/** Each `{village}` after the first may be another one; numbers are new each time. */
function filler(random: SeededRandom, known: { place: string; village: string; subject: string }): Fill {
  return (sentence) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'village') return random.oneIn(2) ? known.village : villageOf(random);
      if (name === 'count') return String(2 + random.whole(random.oneIn(5) ? 5_000 : 90));
      if (name === 'file') return String(10_000 + random.whole(990_000));
      return name === 'subject' ? known.subject : known.place;
    });
}

/** Up to `most` different items of a list, in random order. */
function several<T>(random: SeededRandom, list: readonly T[], most: number): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(most, list.length) }, () => left.splice(random.whole(left.length), 1)[0]).filter(
    (one) => one !== undefined,
  );
}

/** Up to `most` different items of a list, earlier ones more likely. */
function some(random: SeededRandom, list: readonly number[], most: number): number[] {
  if (list.length === 0) return [];
  return [...new Set(Array.from({ length: most }, () => random.oneOfUneven(list)))];
}

const slugs = new Map<string, string>();

/** There are a few hundred combinations, so each is transliterated once. */
function slugOfParts(subject: string, outcome: string): string {
  const text = `${subject} ${outcome}`;
  const slug = slugs.get(text) ?? slugOf(text);
  slugs.set(text, slug);
  return slug;
}
