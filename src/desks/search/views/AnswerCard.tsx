import type { SearchAnswer } from '../../../site/searchKind.ts';
import styles from './AnswerCard.module.css';

/** The answer to a search, above its results: a price, a score, the result of a seat. */
export function AnswerCard({ answer: { title, rows, note, links } }: { answer: SearchAnswer }) {
  return (
    <section className={styles.answer} aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <p className={styles.links}>
        {links.map(({ name, href }) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
      </p>
    </section>
  );
}
