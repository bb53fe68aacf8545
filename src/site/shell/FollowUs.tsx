import { siteConfig } from '../../../site.config.ts';
import { siteText } from '../words.ts';
import styles from './FollowUs.module.css';

/** The paper's places on social networks: a line on a desk, a list inside the menu on a phone. */
export function FollowUs({ place, label = siteText.followUs }: { place: 'line' | 'list'; label?: string }) {
  return (
    <nav aria-label={label}>
      <ul className={styles[place]}>
        {siteConfig.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener me">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
