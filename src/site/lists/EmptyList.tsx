import { ButtonLink } from '../../design/Button.tsx';
import type { Link } from '../desk.ts';
import { siteText } from '../words.ts';
import styles from './EmptyList.module.css';

/** Where a list leads on to that has no list above it. */
export const latestNews: Link = { href: '/recent-news/1', name: siteText.latest };

/** Says that there is nothing in a list, and leads on to where there is something. */
export function EmptyList({ text, next }: { text: string; next: Link | undefined }) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {next && <ButtonLink href={next.href}>{next.name}</ButtonLink>}
    </div>
  );
}
