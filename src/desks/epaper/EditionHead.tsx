import { ChoiceBar, type ChoiceLink } from '../../design/ChoiceBar.tsx';
import type { Link } from '../../site/desk.ts';
import { Trail } from '../../site/Trail.tsx';
import styles from './EditionHead.module.css';
import { epaperText } from './words.ts';

type Props = { trail: Link[]; title: string; note?: string; cities: ChoiceLink[] };

/** The head of every page of the desk: where one is, and the ways to the other cities. */
export function EditionHead({ trail, title, note, cities }: Props) {
  return (
    <header className={styles.head}>
      {trail.length > 0 && <Trail steps={trail} />}
      <div className={styles.line}>
        <h1>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {cities.length > 1 && <ChoiceBar label={epaperText.city} links={cities} />}
    </header>
  );
}
