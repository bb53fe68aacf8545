import { ChoiceBar } from '../../../design/ChoiceBar.tsx';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { homeStep } from '../../../site/lists/PageBreadcrumbs.tsx';
import type { Tournament } from '../queries.ts';
import { cricketText as text } from '../words.ts';

/** The pages of cricket, under their common address. */
export type CricketPlace = '' | '/matches' | '/table' | '/stats';

const places: readonly { place: CricketPlace; name: string }[] = [
  { place: '', name: text.title },
  { place: '/matches', name: text.allMatches },
  { place: '/table', name: text.table },
  { place: '/stats', name: text.stats },
];

type Props = { title: string; place?: CricketPlace; tournament: Tournament | undefined; isFront: boolean };

/** The head of a page about cricket, with ways to the others; a tournament that is not in front is named in their addresses. */
export function CricketHead({ title, place, tournament, isFront }: Props) {
  const query = isFront || !tournament ? '' : `?tournament=${tournament.slug}`;
  return (
    <ListHead
      breadcrumbs={place === '' ? [homeStep] : [homeStep, { name: text.title, href: '/cricket' }]}
      title={title}
      page={1}
      intro={tournament?.name}
    >
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
