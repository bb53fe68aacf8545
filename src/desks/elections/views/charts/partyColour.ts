import type { CSSProperties } from 'react';

/** A colour for each theme, for sheets that say `light-dark(var(--party), var(--party-dark, var(--party)))`. */
export function partyColour({ color, darkColor }: { color: string; darkColor: string }): CSSProperties & Record<`--${string}`, string> {
  return color === darkColor ? { '--party': color } : { '--party': color, '--party-dark': darkColor };
}
