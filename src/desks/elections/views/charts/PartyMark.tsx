import type { CSSProperties } from 'react';
import styles from './PartyMark.module.css';

/** A colour for each theme, for style sheets with `light-dark(var(--party), var(--party-dark, var(--party)))`. */
export function partyColour({ color, darkColor }: { color: string; darkColor: string }): CSSProperties & Record<`--${string}`, string> {
  return color === darkColor ? { '--party': color } : { '--party': color, '--party-dark': darkColor };
}

type Coloured = { name?: string; shortName: string; color: string; darkColor: string };

/** The party's colour with its short name, because colour alone is not accessible. */
export function PartyMark({ party: { name, shortName, color, darkColor } }: { party: Coloured }) {
  return (
    <span className={styles.mark} style={partyColour({ color, darkColor })} title={name === shortName ? undefined : name}>
      {shortName}
    </span>
  );
}
