import { useText } from '../../platform/text/useText.ts';
import type { Link } from '../desk.ts';
import { siteWords } from '../words.ts';
import styles from './FollowUs.module.css';

/** The newspaper's social profiles, if it has any: a line on a desktop, a list in the menu on a phone. */
export function FollowUs({ links, place, label }: { links: Link[]; place: 'line' | 'list'; label?: string }) {
  const { followUs } = useText(siteWords);
  if (links.length === 0) return null;
  return (
    <nav aria-label={label ?? followUs}>
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
