import type { ReactNode } from 'react';
import { ChoiceBar } from '../../../design/ChoiceBar.tsx';
import type { Link } from '../../../site/desk.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import type { Tournament } from '../queries.ts';
import { cricketText as text } from '../words.ts';

/** The cricket pages, relative to their common path. */
export type CricketPlace = '' | '/matches' | '/table' | '/stats';

const places: readonly { place: CricketPlace; name: string }[] = [
  { place: '', name: text.title },
  { place: '/matches', name: text.allMatches },
  { place: '/table', name: text.table },
  { place: '/stats', name: text.stats },
];

/** The breadcrumbs of the cricket pages but the first. */
export const cricketBreadcrumbs: Link[] = [homeStep, { name: text.title, href: '/cricket' }];

/** The data of a page about a tournament while the newspaper has none. */
export type NoTournament = { tournament: undefined };

type Props = {
  title: string;
  place?: CricketPlace;
  tournament: Tournament | undefined;
  isFront: boolean;
  /** Stands under the title. */
  children?: ReactNode;
};

/** The head of a cricket page, with links to the others; their addresses contain the tournament unless it is the featured one. */
export function CricketHead({ title, place, tournament, isFront, children }: Props) {
  const query = isFront || !tournament ? '' : `?tournament=${tournament.slug}`;
  return (
    <ListHead breadcrumbs={place === '' ? [homeStep] : cricketBreadcrumbs} title={title} page={1} intro={tournament?.name}>
      {children}
      <ChoiceBar
        label={text.pages}
        links={places.map((one) => ({
          name: one.name,
          href: `/cricket${one.place}${one.place === '' ? '' : query}`,
          current: one.place === place,
        }))}
      />
    </ListHead>
  );
}

/** A page about a tournament while there is none. */
export function NoTournamentPage({ title, place }: { title: string; place: CricketPlace }) {
  return (
    <>
      <CricketHead title={title} place={place} tournament={undefined} isFront />
      <p>{text.noTournament}</p>
    </>
  );
}
