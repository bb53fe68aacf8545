import { blocksOfPage, type DeskStory, type FrontArrangement, type FrontPageNow } from '../front/frontPages.ts';

/** A story at a place: put there by an editor until a time or without end, or filled in automatically. */
export type Placed = { story: DeskStory; chosen: boolean; until: string | null };

type Chosen = { story: DeskStory; until: string | null };
/** The stories that an editor has placed, and those that fill the places between. */
type Block = { chosen: readonly (Chosen | null)[]; fill: readonly DeskStory[] };

/** The blocks of a page during editing, from the top. */
export type Arrangement = ReadonlyMap<string, Block>;
export type PlaceAt = { block: string; position: number };

/** The arrangement of a page from the server. */
export function arrangementOf(page: FrontPageNow): Arrangement {
  return new Map(
    page.blocks.map(({ block, places, now }) => {
      const chosen = Array.from({ length: places }, (_, at) => {
        const placed = now[at];
        return placed?.chosen ? { story: placed.story, until: placed.until } : null;
      });
      return [block, { chosen, fill: now.filter((placed) => !placed.chosen).map((placed) => placed.story) }];
    }),
  );
}

/** The ids of all stories placed by an editor. */
export const chosenIds = (arrangement: Arrangement): Set<number> =>
  new Set([...arrangement.values()].flatMap(({ chosen }) => chosen.flatMap((one) => one?.story.id ?? [])));

/** The story at each place of a block; null where there is no candidate. */
export function placesOf(arrangement: Arrangement, block: string): (Placed | null)[] {
  const { chosen, fill } = arrangement.get(block) ?? { chosen: [], fill: [] };
  const elsewhere = chosenIds(arrangement);
  const flowing = fill.filter((story) => !elsewhere.has(story.id)).values();
  return chosen.map((one) => {
    if (one) return { ...one, chosen: true };
    const story = flowing.next().value;
    return story ? { story, chosen: false, until: null } : null;
  });
}

/** The place of a story, if an editor has placed it. */
function placeOf(arrangement: Arrangement, id: number): (PlaceAt & Chosen) | undefined {
  for (const [block, { chosen }] of arrangement) {
    const position = chosen.findIndex((one) => one?.story.id === id);
    const one = chosen[position];
    if (one) return { block, position, ...one };
  }
  return undefined;
}

const withChosen = (arrangement: Arrangement, block: string, chosen: readonly (Chosen | null)[]): Arrangement =>
  new Map([...arrangement].map(([name, known]) => [name, name === block ? { ...known, chosen } : known]));

/**
 * Puts a story at a place. A story already placed there moves down one place, and so on to the next free place; the last one is removed
 * from a full block. A story from elsewhere on the page leaves its place; within its block the others close the gap.
 */
export function putStory(arrangement: Arrangement, { block, position }: PlaceAt, story: DeskStory): Arrangement {
  const before = placeOf(arrangement, story.id);
  const put = { story, until: before?.until ?? null };
  const shown = placesOf(arrangement, block);
  const from = shown.findIndex((placed) => placed?.story.id === story.id);
  if (from >= 0) {
    const moved = shown.toSpliced(from, 1).toSpliced(position, 0, { ...put, chosen: true });
    return withChosen(
      arrangement,
      block,
      moved.map((placed) => (placed?.chosen ? { story: placed.story, until: placed.until } : null)),
    );
  }
  const left = before ? takeAway(arrangement, before) : arrangement;
  const chosen = [...(left.get(block)?.chosen ?? [])];
  const free = chosen.findIndex((one, at) => at >= position && one === null);
  chosen.splice(free < 0 ? chosen.length - 1 : free, 1);
  return withChosen(left, block, chosen.toSpliced(position, 0, put));
}

/** Removes a placed story. */
export const takeAway = (arrangement: Arrangement, { block, position }: PlaceAt): Arrangement =>
  withChosen(arrangement, block, (arrangement.get(block)?.chosen ?? []).with(position, null));

/** Sets how long a story stays at its place; an automatically filled one becomes placed. */
export function keepUntil(arrangement: Arrangement, at: PlaceAt, until: string | null): Arrangement {
  const placed = placesOf(arrangement, at.block)[at.position];
  if (!placed) return arrangement;
  return withChosen(arrangement, at.block, (arrangement.get(at.block)?.chosen ?? []).with(at.position, { story: placed.story, until }));
}

/** What is sent for saving. */
export function sentArrangement(page: string, arrangement: Arrangement): Omit<FrontArrangement, 'version'> {
  const blocks = Object.keys(blocksOfPage(page)).map((block) => ({
    block,
    slots: (arrangement.get(block)?.chosen ?? []).flatMap((one, position) =>
      one ? { position, articleId: one.story.id, until: one.until } : [],
    ),
  }));
  return { blocks };
}
