import type { Link } from '../desk.ts';
import { siteText } from '../words.ts';
import styles from './FollowUs.module.css';

/** The paper's places on social networks: a line on a desk, a list inside the menu on a phone. */
export function FollowUs({ links, place, label = siteText.followUs }: { links: Link[]; place: 'line' | 'list'; label?: string }) {
  return (
    <nav aria-label={label}>
      <ul className={styles[place]}>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener me">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
