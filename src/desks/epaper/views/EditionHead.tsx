import { ChoiceBar, type ChoiceLink } from '../../../design/ChoiceBar.tsx';
import type { Link } from '../../../site/desk.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import { epaperText } from '../words.ts';
import styles from './EditionHead.module.css';

type Props = { breadcrumbs: Link[]; title: string; note?: string; cities: ChoiceLink[] };

/** The head of every page of the desk: breadcrumbs, and links to the other cities. */
export function EditionHead({ breadcrumbs, title, note, cities }: Props) {
  return (
    <header className={styles.head}>
      <PageBreadcrumbs steps={breadcrumbs} />
      <div className={styles.line}>
        <h1>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {cities.length > 1 && <ChoiceBar label={epaperText.city} links={cities} />}
    </header>
  );
}
