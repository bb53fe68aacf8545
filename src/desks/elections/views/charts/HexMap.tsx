import { seatAddress } from '../../pages/electionAddress.ts';
import type { HexSeat } from '../../pages/readSeats.ts';
import type { Election, Party } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { marginText, seatStateName } from '../tables/seatWords.ts';
import styles from './HexMap.module.css';
import { partyColour } from './PartyMark.tsx';

/** Drawing units between the centres of neighbouring hexagons. */
const WIDTH = 100;
const ROW = WIDTH * Math.sqrt(0.75);
const MIN_WIDTH = 6 * WIDTH;
/** A hexagon with pointy top and a small gap around it, centred on the origin. */
const HEXAGON = 'M0-54 47-27V27L0 54-47 27V-27z';
/** Signs that distinguish the columns of the tally without colour: none, a dot, a triangle, a square for all others. */
const SIGNS = ['', 'M0-16A16 16 0 1 1 0 16 16 16 0 1 1 0-16z', 'M0-19 19 14H-19z'];
const OTHER_SIGN = 'M-14-14H14V14H-14z';

/** Height of the room below the map, in lines of its text: 16% of its width, which the hint takes. */
const HINT_LINES = 3.2;

/** A neutral colour for the legend. */
const NOBODY = { color: '#70757a', darkColor: '#9aa0a6' };

type Props = { election: Election; seats: readonly HexSeat[]; parties: readonly Party[]; name: string; listId: string };

/**
 * The seats of a state as hexagons at their approximate location, in the colour of the leading (pale) or winning (full) party. Each is a
 * link; its name is shown below the map on hover, touch or focus, and a second touch follows the link. The list with the id `listId` is the
 * text alternative.
 */
export function HexMap({ election, seats, parties, name, listId }: Props) {
  const places = seats.map((seat) => ({ seat, x: Math.round((seat.hexQ + seat.hexR / 2) * WIDTH), y: Math.round(seat.hexR * ROW) }));
  const across = places.map(({ x }) => x);
  // Keeps maps with few seats from filling the page.
  const width = Math.max(MIN_WIDTH, Math.max(...across) - Math.min(...across) + WIDTH);
  const left = (Math.max(...across) + Math.min(...across) - width) / 2;
  const top = Math.min(...places.map(({ y }) => y)) - 58;
  const bottom = Math.max(...places.map(({ y }) => y)) + 58;
  const type = Math.round(width / 20);
  const byCode = new Map(parties.map((party) => [party.code, party]));
  return (
    <figure className={styles.map}>
      <a className={styles.skip} href={`#${listId}`}>
        {electionText.skipMap}
      </a>
      <svg viewBox={`${left} ${top} ${width} ${Math.round(bottom - top + type * HINT_LINES)}`} fontSize={type}>
        <title>{`${name}: ${electionText.map}`}</title>
        {places.map(({ seat, x, y }) => {
          const party = byCode.get(seat.leaderParty);
          const message = [party?.shortName, seatStateName[seat.state], marginText(seat.margin)].filter(Boolean).join(', ');
          const sign = party ? signOf(election, party.code) : '';
          return (
            <g key={seat.id} tabIndex={-1} transform={`translate(${x} ${y})`} style={party && partyColour(party)}>
              <path className={styles.touch} d={HEXAGON} />
              <a href={seatAddress(election, seat)} aria-label={`${seat.name}: ${message}`}>
                <path className={styles[seat.state]} d={HEXAGON} />
                {sign && <path className={styles.sign} d={sign} />}
                <text y={bottom - y + type * 1.3} x={left - x}>
                  {seat.name}
                  <tspan y={bottom - y + type * 2.7} x={left - x}>
                    {message}
                  </tspan>
                </text>
              </a>
            </g>
          );
        })}
      </svg>
      <p className={styles.hint}>{electionText.mapText}</p>
      <Legend election={election} seats={seats} parties={parties} />
    </figure>
  );
}

function signOf({ blocks }: Election, code: string): string {
  const at = blocks.findIndex(({ parties }) => parties.includes(code));
  return at < 0 ? OTHER_SIGN : (SIGNS[at] ?? OTHER_SIGN);
}

/** The legend: the parties on the map with their seats, and the meaning of pale and empty hexagons. */
function Legend({ election, seats, parties }: Pick<Props, 'election' | 'seats' | 'parties'>) {
  const counts = Map.groupBy(
    seats.filter(({ leaderParty }) => leaderParty !== ''),
    ({ leaderParty }) => leaderParty,
  );
  return (
    <ul className={styles.legend}>
      {parties
        .map((party) => ({ party, total: counts.get(party.code)?.length ?? 0 }))
        .filter(({ total }) => total > 0)
        .sort((one, other) => other.total - one.total)
        .map(({ party, total }) => (
          <li key={party.code} style={partyColour(party)}>
            <svg viewBox="-50 -56 100 112" aria-hidden="true">
              <path className={styles.won} d={HEXAGON} />
              <path className={styles.sign} d={signOf(election, party.code)} />
            </svg>
            {party.shortName} <b>{total}</b>
          </li>
        ))}
      {(['leading', 'awaited', 'countermanded'] as const)
        .map((state) => ({ state, total: seats.filter((seat) => seat.state === state).length }))
        .filter(({ total }) => total > 0)
        .map(({ state, total }) => (
          <li key={state}>
            <svg viewBox="-50 -56 100 112" aria-hidden="true" style={partyColour(NOBODY)}>
              <path className={styles[state]} d={HEXAGON} />
            </svg>
            {seatStateName[state]} <b>{total}</b>
          </li>
        ))}
    </ul>
  );
}
