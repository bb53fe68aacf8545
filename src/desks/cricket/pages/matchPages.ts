import type { App } from '../../../site/app.ts';
import type { CardKind } from '../../../site/cards/card.ts';
import { type Moved, moved, type NotFound, notFound, type Page, page } from '../../../site/pages/page.tsx';
import { matchesBeside } from '../blocks.tsx';
import { readWholeMatch } from '../boards/readBoards.ts';
import { isWithdrawn, readTournaments } from '../queries.ts';
import { isLeftBehind } from '../scoring/replayCopy.ts';
import { type MatchTab, matchAddress, matchTabs, matchTitle } from '../views/addresses.ts';
import { MatchPage, type MatchPageData, matchBreadcrumbs, tabNames } from '../views/MatchPage.tsx';
import { matchJsonLd } from '../views/matchJsonLd.ts';
import { cricketPageCards, matchSocialCard } from '../views/socialCards.ts';
import { cricketText as text } from '../words.ts';

async function loadMatch(
  { db, clock }: App,
  id: string,
  path: string | undefined,
  tab: MatchTab,
): Promise<MatchPageData | NotFound | Moved> {
  const matchId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
  const result = matchId === undefined ? undefined : await readWholeMatch(db, matchId);
  if (!result || isLeftBehind(result.play.match, clock())) return notFound();
  const address = matchAddress(result.play.match, result.teams, tab);
  if (path !== undefined && path !== address) return moved(address);
  const tournament = (await readTournaments(db)).find((one) => one.id === result.play.match.tournamentId);
  return tournament ? { ...result, tab, tournament } : notFound();
}

const aboutMatch = {
  head: ({ play, board, teams, tournament, tab }: MatchPageData, siteUrl: string) => {
    const isReplay = play.match.replayOf !== null;
    const part = tab === 'scorecard' ? [] : [tabNames[tab]];
    const title = `${isReplay ? `${text.replay}: ` : ''}${matchTitle(play.match, teams)}`;
    return {
      title: [...part, title, board.number, tournament.name].filter(Boolean).join(', '),
      description: `${[...part, title].join(', ')}: ${board.note}. ${board.place}. ${text.intro}`,
      canonical: matchAddress(play.match, teams, tab),
      breadcrumbs: matchBreadcrumbs,
      card: matchSocialCard({ play, board, tournament }),
      ...(isReplay ? { noindex: true } : { jsonLd: [matchJsonLd({ match: play.match, board, teams, tournament }, siteUrl)] }),
    };
  },
  tags: ({ play }: MatchPageData) => ['cricket', `match:${play.match.id}`],
  keepsMain: true,
  freshFor: () => '1m' as const,
  about: () => ({ leavesOut: matchesBeside.name }),
  view: MatchPage,
};

/** The pages of a match: its scorecard and other tabs, each with its own address. */
export const matchPages: readonly Page[] = [
  page({
    path: '/cricket/match/:id',
    load: async ({ app, params }) => {
      const result = await loadMatch(app, params.id, undefined, 'scorecard');
      return 'play' in result ? moved(matchAddress(result.play.match, result.teams)) : result;
    },
    ...aboutMatch,
  }),
  page({
    path: '/cricket/match/:id/:slug',
    load: ({ app, params }) => loadMatch(app, params.id, `/cricket/match/${params.id}/${params.slug}`, 'scorecard'),
    ...aboutMatch,
  }),
  page({
    path: '/cricket/match/:id/:slug/:tab',
    load: async ({ app, params }) => {
      const tab = matchTabs.find((one) => one === params.tab);
      if (!tab) return notFound();
      return loadMatch(app, params.id, `/cricket/match/${params.id}/${params.slug}/${params.tab}`, tab);
    },
    ...aboutMatch,
  }),
];

/** The social cards of the desk's pages. */
export const cricketCards: readonly CardKind[] = [
  {
    kind: 'match',
    load: async (app, id) => {
      const data = await loadMatch(app, id, undefined, 'scorecard');
      return 'play' in data ? matchSocialCard(data).card : undefined;
    },
  },
  cricketPageCards.kind,
];

/** The address of a match or of one of its tabs. */
const MATCH = /^\/cricket\/match\/([1-9]\d{0,8})(?:[/?]|$)/;

/** A withdrawn match answers 410 at all of its addresses. */
export async function goneMatch({ db }: App, path: string): Promise<{ gone: string } | undefined> {
  const id = MATCH.exec(path)?.[1];
  const isGone = id !== undefined && (await isWithdrawn(db, Number(id)));
  return isGone ? { gone: text.withdrawn } : undefined;
}
