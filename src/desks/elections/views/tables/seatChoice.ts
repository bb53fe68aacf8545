import { z } from 'zod';
import { seatStates } from '../../count/stages.ts';
import { electionAddress } from '../../pages/electionAddress.ts';
import type { SeatsQuery } from '../../pages/readSeats.ts';
import type { Election } from '../../queries.ts';
import type { SortLinks } from './SeatTable.tsx';

const sorts = ['number', 'name', 'party', 'margin'] as const;
type Sort = (typeof sorts)[number];

/** A reader's filters and sorting of the table of seats in the address; invalid values are ignored. */
export const seatChoiceSchema = z.object({
  q: z.string().trim().max(60).catch(''),
  state: z.string().max(60).catch(''),
  party: z.string().max(20).catch(''),
  result: z.enum(['', ...seatStates]).catch(''),
  changed: z
    .literal('1')
    .transform(() => true)
    .or(z.undefined().transform(() => false))
    .catch(false),
  sort: z.enum(sorts).catch('number'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});

export type SeatChoice = z.infer<typeof seatChoiceSchema>;

/** Whether the choice is the default, without filters and sorting. */
export const isPlainChoice = ({ q, state, party, result, changed, sort, order }: SeatChoice): boolean =>
  q === '' && state === '' && party === '' && result === '' && !changed && sort === 'number' && order === 'asc';

/** The choice as a query; states are given by code there. */
export const seatsQuery = ({ q, party, result, changed, sort, order, page }: SeatChoice, stateCode: string | undefined): SeatsQuery => ({
  text: q || undefined,
  stateCode,
  party: party || undefined,
  state: result || undefined,
  changedHands: changed,
  sort,
  descending: order === 'desc',
  page,
});

/** The address of a choice, without default values. */
export function choiceAddress(election: Election, choice: SeatChoice): string {
  const query = new URLSearchParams();
  for (const name of ['q', 'state', 'party', 'result'] as const) if (choice[name]) query.set(name, choice[name]);
  if (choice.changed) query.set('changed', '1');
  if (choice.sort !== 'number') query.set('sort', choice.sort);
  if (choice.order !== 'asc') query.set('order', choice.order);
  if (choice.page > 1) query.set('page', String(choice.page));
  const text = query.toString();
  return electionAddress(election, 'all-seats') + (text ? `?${text}` : '');
}

/** The sorted column, and the link of each column heading; the sorted column's link reverses the order. */
export function sortLinks(election: Election, choice: SeatChoice): SortLinks {
  const link = (sort: Sort) => {
    const order = choice.sort === sort ? choice.order : undefined;
    // Margins are sorted largest first, because readers look for those.
    const next = order === undefined ? (sort === 'margin' ? 'desc' : 'asc') : order === 'asc' ? 'desc' : 'asc';
    return {
      href: choiceAddress(election, { ...choice, sort, order: next, page: 1 }),
      order: order === undefined ? undefined : order === 'asc' ? ('ascending' as const) : ('descending' as const),
    };
  };
  return { number: link('number'), name: link('name'), party: link('party'), margin: link('margin') };
}
