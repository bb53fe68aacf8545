import { Icon, type IconName } from '../../design/Icon.tsx';
import { useText } from '../../platform/text/useText.ts';
import type { MenuLink } from '../desk.ts';
import { SHARE_PLACE } from '../share/sharePlace.ts';
import { shareWords } from '../share/words.ts';
import { siteWords } from '../words.ts';
import styles from './BottomMenu.module.css';
import { LinkName } from './LinkName.tsx';
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
  english: 'language',
  gujarati: 'language',
};

type Props = { items: MenuLink[]; path: string /** Whether the page can be shared from here. */; shares: boolean };

/** The bar at the bottom of a phone: four links, on a story the button that shares it, and the menu button. */
export function BottomMenu({ items, path, shares }: Props) {
  const siteText = useText(siteWords);
  const { share } = useText(shareWords);
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
          <LinkName link={item} />
        </a>
      ))}
      {shares && (
        <a className={styles.item} href={`#${SHARE_PLACE}`} data-share-page>
          <Icon name="share" />
          {share}
        </a>
      )}
      <button type="button" className={styles.item} popoverTarget="site-menu">
        <Icon name="menu" />
        {siteText.menu}
      </button>
    </nav>
  );
}
