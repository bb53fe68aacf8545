import { cricketText as words } from '../words.ts';
import styles from './BallSigns.module.css';

/** What the letters at balls mean, as scorers write them. */
const signs = [
  { sign: 'W', name: words.wicket },
  { sign: 'wd', name: words.wides },
  { sign: 'nb', name: words.noballs },
  { sign: 'b', name: words.byes },
  { sign: 'lb', name: words.legbyes },
] as const;

/** The key to the signs of balls. Screen readers are told the name of each ball, too (`ballName`). */
export const BallSigns = () => (
  <p className={styles.signs}>
    {words.ballSigns}: {signs.map(({ sign, name }) => `${sign}\u00a0${name.replaceAll(' ', '\u00a0')}`).join(', ')}
  </p>
);
