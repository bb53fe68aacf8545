import { Icon, type IconName } from '../../design/Icon.tsx';
import type { MenuLink } from '../desk.ts';
import { siteText } from '../words.ts';
import styles from './BottomMenu.module.css';
import { isHere } from './MainMenu.tsx';

/** Specification, section 2: navigation icons by menu type. Types without an icon use a similar one. */
const ICONS: Record<string, IconName> = {
  home: 'home',
  video: 'video',
  webstory: 'webstory',
  search: 'search',
  epaper: 'epaper',
  magazine: 'magazine',
  category: 'category',
  city: 'city',
  topNews: 'topNews',
  education: 'education',
};

/** The bar at the bottom of a phone: four links and the menu button. */
export function BottomMenu({ items, path }: { items: MenuLink[]; path: string }) {
  return (
    <nav className={styles.bar} aria-label={siteText.phoneMenu}>
      {items.slice(0, 4).map((item) => (
        <a
          key={item.href}
          className={styles.item}
          href={item.href}
          aria-current={isHere(item.href, path) ? 'page' : undefined}
          {...(item.newTab ? { target: '_blank', rel: 'noopener' } : {})}
        >
          <Icon name={ICONS[item.type] ?? 'category'} />
          {item.name}
        </a>
      ))}
      <button type="button" className={styles.item} popoverTarget="site-menu">
        <Icon name="menu" />
        {siteText.menu}
      </button>
    </nav>
  );
}
