import { clsx } from 'clsx';
import styles from './ChoiceBar.module.css';

export type ChoiceLink = { name: string; href: string; current?: boolean };

/** A bar of links, one of which may be the current page. A `quiet` bar is smaller and on a phone stays on one line, which scrolls. */
export function ChoiceBar({ label, links, quiet = false }: { label: string; links: readonly ChoiceLink[]; quiet?: boolean }) {
  return (
    <nav aria-label={label}>
      <ul className={clsx(styles.choice, quiet && styles.quiet)}>
        {links.map(({ name, href, current = false }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
