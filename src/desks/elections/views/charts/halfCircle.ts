/** A seat's position in the half-circle: the centre is 0,0, the outermost row has the radius 1, up is negative. */
export type Place = { x: number; y: number };

/** Radius of the innermost row. */
const INNERMOST = 0.4;

/**
 * Positions for any number of seats in rows of a half-circle, as evenly spaced as possible, sorted from left to right, so that consecutive
 * positions form wedges.
 */
export function halfCirclePlaces(seats: number): Place[] {
  if (seats <= 0) return [];
  const rows = rowsFor(seats);
  const radii = Array.from({ length: rows }, (_, row) => (rows === 1 ? 1 : INNERMOST + ((1 - INNERMOST) * row) / (rows - 1)));
  const around = radii.reduce((sum, radius) => sum + radius, 0);
  let left = seats;
  let weight = around;
  const places = radii.flatMap((radius) => {
    // Each row takes its share of the remaining seats, so that the rows add up to all seats.
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

/** The number of rows for about equal spacing between rows and between neighbours: 12 for 543, 7 for 182, 3 for 26. */
const rowsFor = (seats: number): number => Math.max(1, Math.round(Math.sqrt(seats / 3.77)));
