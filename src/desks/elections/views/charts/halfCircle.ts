/** A seat's place in the half-circle: the middle of the chamber is 0,0, the outermost row has the radius 1, up is negative. */
export type Place = { x: number; y: number };

/** The innermost row's distance from the middle. */
const INNERMOST = 0.4;

/**
 * Places for any number of seats in rows of a half-circle, as evenly apart as they go, from the left to the right: whoever fills the
 * places in this order gets wedges.
 */
export function halfCirclePlaces(seats: number): Place[] {
  if (seats <= 0) return [];
  const rows = rowsFor(seats);
  const radii = Array.from({ length: rows }, (_, row) => (rows === 1 ? 1 : INNERMOST + ((1 - INNERMOST) * row) / (rows - 1)));
  const around = radii.reduce((sum, radius) => sum + radius, 0);
  let left = seats;
  let weight = around;
  const places = radii.flatMap((radius) => {
    // Each row takes its share of those that are left, so that the rows come to all seats.
    const inRow = Math.round((left * radius) / weight);
    left -= inRow;
    weight -= radius;
    return Array.from({ length: inRow }, (_, at) => {
      const angle = inRow === 1 ? Math.PI / 2 : Math.PI - (Math.PI * at) / (inRow - 1);
      return { angle, radius };
    });
  });
  return places
    .sort((one, other) => other.angle - one.angle || one.radius - other.radius)
    .map(({ angle, radius }) => ({ x: rounded(Math.cos(angle) * radius), y: rounded(-Math.sin(angle) * radius) }));
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** As many rows as leave about as much room between rows as between neighbours: 12 for 543, 7 for 182, 3 for 26. */
const rowsFor = (seats: number): number => Math.max(1, Math.round(Math.sqrt(seats / 3.77)));
