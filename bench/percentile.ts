/** The figure below which this share of some figures lies, such as 0.95. Of none it is NaN. */
export const percentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * share)] ?? Number.NaN;
