import styles from './PartyMark.module.css';
import { partyColour } from './partyColour.ts';

type Coloured = { name?: string; shortName: string; color: string; darkColor: string };

/** A block of the party's colour with its short name beside it: colour alone says nothing. */
export function PartyMark({ party: { name, shortName, color, darkColor } }: { party: Coloured }) {
  return (
    <span className={styles.mark} style={partyColour({ color, darkColor })} title={name === shortName ? undefined : name}>
      {shortName}
    </span>
  );
}
