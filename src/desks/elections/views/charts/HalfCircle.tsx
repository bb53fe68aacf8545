import type { TallyBox } from '../../queries.ts';
import { electionText } from '../../words.ts';
import styles from './HalfCircle.module.css';
import { halfCirclePlaces, type Place } from './halfCircle.ts';
import { partyColour } from './PartyMark.tsx';

/** Drawing units from the centre to the middle of the outermost row of seats. */
const RADIUS = 500;

type Wedge = { key: string; color: string; darkColor: string; won: number; leading: number };

/**
 * The seating order from the left: the first alliance, parties without an alliance, then the other alliances with their largest party at
 * the right edge; seats without a leader are between them. Without alliances the columns of the tally are used.
 */
function wedgesOf({ parties, alliances, blocks }: TallyBox): { left: Wedge[]; right: Wedge[] } {
  const [first, ...others] = alliances.filter(({ key, total }) => key !== '' && total > 0);
  if (!first) return { left: blocks.filter(({ key, total }) => key !== 'unconfirmed' && total > 0), right: [] };
  const inAlliance = (key: string) =>
    parties
      .filter(({ alliance, total }) => alliance === key && total > 0)
      .map(({ code, color, darkColor, won, leading }) => ({ key: code, color, darkColor, won, leading }));
  return { left: [...inAlliance(first.key), ...inAlliance('')], right: others.flatMap(({ key }) => inAlliance(key).reverse()) };
}

/**
 * A dot at each place: short lines with round ends, row by row, with relative coordinates to keep the path short. Of lines without length
 * Chrome prints none.
 */
function dots(places: readonly Place[]): string {
  const points = places
    .map(({ x, y }) => ({ row: Math.round(Math.hypot(x, y) * 100), x: Math.round(x * RADIUS), y: Math.round(y * RADIUS) }))
    .sort((one, other) => one.row - other.row || one.x - other.x);
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      const step = { x: x - (before ? before.x + 1 : 0), y: y - (before?.y ?? 0) };
      return `${before ? 'm' : 'M'}${step.x}${step.y < 0 ? '' : ' '}${step.y}h1`;
    })
    .join('');
}

const seatsOf = (wedges: readonly Wedge[]): number => wedges.reduce((sum, { won, leading }) => sum + won + leading, 0);

/** The dots of consecutive wedges from a place on; within each wedge, won seats are nearer to the edge. */
const seated = (wedges: readonly Wedge[], places: readonly Place[], from: number, edge: 'left' | 'right') =>
  wedges.map((wedge, at) => {
    const start = from + seatsOf(wedges.slice(0, at));
    const own = places.slice(start, start + wedge.won + wedge.leading);
    const wonFrom = edge === 'left' ? 0 : wedge.leading;
    const leadingFrom = edge === 'left' ? wedge.won : 0;
    return {
      ...wedge,
      won: dots(own.slice(wonFrom, wonFrom + wedge.won)),
      leading: dots(own.slice(leadingFrom, leadingFrom + wedge.leading)),
    };
  });

/** All seats as a half-circle of dots in party colours: filled if won, a ring if leading. */
export function HalfCircle({ tally }: { tally: TallyBox }) {
  const places = halfCirclePlaces(tally.seats);
  const { left, right } = wedgesOf(tally);
  const fromRight = Math.max(seatsOf(left), places.length - seatsOf(right));
  const wedges = [...seated(left, places, 0, 'left'), ...seated(right, places, fromRight, 'right')];
  const empty = dots(places.slice(seatsOf(left), fromRight));
  const width = Math.min(110, Math.round(545 / Math.sqrt(Math.max(1, tally.seats))));
  const edge = Math.ceil(width / 2) + 4;
  const top = RADIUS + edge + 30;
  return (
    <svg
      className={styles.chamber}
      viewBox={`${-RADIUS - edge} ${-top} ${2 * (RADIUS + edge)} ${top + edge}`}
      role="img"
      aria-label={`${tally.name}, ${electionText.chamber}: ${tally.blocks.map(({ name, total }) => `${name} ${total}`).join(', ')}`}
    >
      <g className={styles.seats} strokeWidth={width}>
        {wedges.map(({ key, won, leading, ...colours }) => (
          <g key={key} style={partyColour(colours)}>
            {(won || leading) && <path d={won + leading} />}
            {leading && <path className={styles.hole} d={leading} strokeWidth={Math.round(width * 0.5)} />}
          </g>
        ))}
        {empty && <path className={styles.empty} d={empty} />}
      </g>
      {tally.majority > 0 && <path className={styles.middle} d={`M0 ${-top}V${edge - RADIUS * 0.4}`} />}
      <text className={styles.of} y={-115}>
        {tally.seats}
        {electionText.of}
      </text>
      <text className={styles.known}>{tally.leading + tally.won}</text>
    </svg>
  );
}
