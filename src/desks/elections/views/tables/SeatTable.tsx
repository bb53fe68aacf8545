import { clsx } from 'clsx';
import { candidateAddress, seatAddress } from '../../pages/electionAddress.ts';
import type { Candidate } from '../../pages/readCandidates.ts';
import type { SeatRow } from '../../pages/readSeats.ts';
import type { Election, Party } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { PartyMark } from '../charts/PartyMark.tsx';
import { tableClass } from './ResultTable.tsx';
import styles from './SeatTable.module.css';
import { marginText, reservationName, seatStateName } from './seatWords.ts';

export type SortLink = { href: string; order: 'ascending' | 'descending' | undefined };
/** The sortable columns. */
export type SortLinks = Record<'number' | 'name' | 'party' | 'margin', SortLink>;

type Props = {
  election: Election;
  seats: readonly SeatRow[];
  parties: readonly Party[];
  caption: string;
  sorts?: SortLinks | undefined;
  /** The line under a seat's name: its state or region. */
  underName?: (seat: SeatRow) => string;
  /** Without numbers, which mean nothing in a list of several states. */
  unnumbered?: boolean;
};

/** A table of seats with the leading or winning candidate, the margin, and the runner-up. */
export function SeatTable({ election, seats, parties, caption, sorts, underName = () => '', unnumbered = false }: Props) {
  const byCode = new Map(parties.map((party) => [party.code, party]));
  return (
    <div className={styles.scroll}>
      <table className={tableClass(clsx(styles.table, unnumbered && styles.unnumbered))}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <Head className={styles.number} name={electionText.number} sort={sorts?.number} />
            <Head name={electionText.seat} sort={sorts?.name} />
            <Head name={electionText.winner} sort={sorts?.party} />
            <Head className={styles.second} name={electionText.runnerUp} />
            <Head className={styles.figure} name={electionText.margin} sort={sorts?.margin} />
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat.id}>
              <td className={styles.number}>{seat.number}</td>
              <th scope="row">
                <a href={seatAddress(election, seat)}>{seat.name}</a>
                <Small>{[underName(seat), reservationName[seat.reservation]].filter(Boolean).join(' · ')}</Small>
              </th>
              <td>
                <Person contender={seat.leader} parties={byCode} />
              </td>
              <td className={styles.second}>
                <Person contender={seat.runnerUp} parties={byCode} />
              </td>
              <td className={styles.figure}>
                {marginText(seat.margin)}
                <Small>{seatStateName[seat.state]}</Small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Small = ({ children }: { children: string }) => (children === '' ? null : <small>{children}</small>);

function Head({ name, sort, className }: { name: string; sort?: SortLink | undefined; className?: string | undefined }) {
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    );
  }
  return (
    <th scope="col" className={className} aria-sort={sort.order}>
      <a href={sort.href} rel="nofollow">
        {name}
        <span aria-hidden="true">{sort.order === 'ascending' ? '▲' : sort.order === 'descending' ? '▼' : ''}</span>
      </a>
    </th>
  );
}

function Person({ contender, parties }: { contender: Candidate | null; parties: ReadonlyMap<string, Party> }) {
  if (!contender) return <span className={styles.nobody}>–</span>;
  const party = parties.get(contender.party);
  return (
    <>
      <a href={candidateAddress(contender.id)}>{contender.name}</a>
      {party && (
        <small>
          <PartyMark party={party} />
        </small>
      )}
    </>
  );
}
