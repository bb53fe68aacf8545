import { Breadcrumbs } from '../../design/Breadcrumbs.tsx';
import type { Link } from '../../site/desk.ts';
import styles from './EditionHead.module.css';
import { epaperText } from './words.ts';

/** A city to change to. */
export type CityLink = Link & { current: boolean };

type Props = { trail: Link[]; title: string; note?: string; cities: CityLink[] };

/** The head of every page of the desk: where one is, and the ways to the other cities. */
export function EditionHead({ trail, title, note, cities }: Props) {
  return (
    <header className={styles.head}>
      {trail.length > 0 && <Breadcrumbs label={epaperText.trail} trail={trail} />}
      <div className={styles.line}>
        <h1>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {cities.length > 1 && (
        <nav aria-label={epaperText.city}>
          <ul className={styles.cities}>
            {cities.map(({ name, href, current }) => (
              <li key={href}>
                <a href={href} aria-current={current ? 'true' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
