import styles from './HalfCircle.module.css';
import { halfCirclePlaces, type Place } from './halfCircle.ts';
import { partyColour } from './partyColour.ts';
import type { TallyBox } from './queries.ts';
import { electionText } from './words.ts';

/** Units of the drawing from the middle of the chamber to the middle of its outermost seats. */
const RADIUS = 500;

type Wedge = { key: string; color: string; darkColor: string; won: number; leading: number };

/** Who sits next to whom, from the left: alliances together where there are any, else the tally's columns; what is left is empty. */
function wedgesOf({ parties, alliances, blocks }: TallyBox): Wedge[] {
  const [first, ...others] = alliances.filter(({ key, total }) => key !== '' && total > 0);
  if (!first) return blocks.filter(({ key, total }) => key !== 'unconfirmed' && total > 0);
  const inAlliance = (key: string) =>
    parties
      .filter(({ alliance, total }) => alliance === key && total > 0)
      .map(({ code, color, darkColor, won, leading }) => ({ key: code, color, darkColor, won, leading }));
  // The largest party of those on the right sits at the right edge.
  return [...inAlliance(first.key), ...inAlliance(''), ...others.flatMap(({ key }) => inAlliance(key).reverse())];
}

/** A dot at each place: lines of no length, whose round ends are drawn. */
const dots = (places: readonly Place[]): string =>
  places.map(({ x, y }) => `M${Math.round(x * RADIUS)} ${Math.round(y * RADIUS)}z`).join('');

/** The places of each wedge, one after the other, and those nobody has yet. */
function seated(wedges: readonly Wedge[], places: readonly Place[]) {
  const taken = wedges.map((_, at) => wedges.slice(0, at).reduce((sum, { won, leading }) => sum + won + leading, 0));
  const total = wedges.reduce((sum, { won, leading }) => sum + won + leading, 0);
  return {
    wedges: wedges.map((wedge, at) => {
      const from = taken[at] ?? 0;
      const between = from + wedge.won;
      return { ...wedge, won: dots(places.slice(from, between)), leading: dots(places.slice(between, between + wedge.leading)) };
    }),
    empty: dots(places.slice(total)),
  };
}

/** All seats of the house as a half-circle of dots in the colours of their parties: full where won, a ring where leading. */
export function HalfCircle({ tally }: { tally: TallyBox }) {
  const places = halfCirclePlaces(tally.seats);
  const { wedges, empty } = seated(wedgesOf(tally), places);
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
      <g strokeWidth={width}>
        {wedges.map(({ key, won, leading, ...colours }) => (
          <g key={key} style={partyColour(colours)}>
            {won && <path className={styles.taken} d={won} />}
            {leading && <path className={styles.taken} d={leading} />}
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
