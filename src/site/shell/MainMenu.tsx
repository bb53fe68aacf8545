import { homeOf } from '../../platform/text/language.ts';
import { useText } from '../../platform/text/useText.ts';
import type { Link, MenuLink } from '../desk.ts';
import { languageOfPath, withoutEdition } from '../pages/editionPath.ts';
import { siteWords } from '../words.ts';
import styles from './MainMenu.module.css';
import { MenuAnchor } from './MenuAnchor.tsx';

/** Specification, section 9: visible items of the top menu. */
const VISIBLE_ITEMS = 10;

type Props = { items: MenuLink[]; path: string };

/** The main menu: the first items in a row, the rest behind "more". On a phone the row scrolls and has no submenus. */
export function MainMenu({ items, path }: Props) {
  const siteText = useText(siteWords);
  if (items.length === 0) return null;
  const visible = items.slice(0, VISIBLE_ITEMS);
  const rest = items.slice(VISIBLE_ITEMS);
  return (
    <nav className={styles.menu} aria-label={siteText.mainMenu}>
      <ul className={styles.items}>
        {visible.map((item) => (
          <li key={item.href} className={styles.item}>
            <MenuItem item={item} path={path} />
            <Submenu item={item} path={path} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={styles.more} name="site-menus">
          <summary>{siteText.more}</summary>
          <ul className={styles.rest}>
            {rest.map((item) => (
              <li key={item.href}>
                <MenuItem item={item} path={path} />
                <MenuList items={item.children ?? []} path={path} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

function Submenu({ item: { name, children = [] }, path }: { item: MenuLink; path: string }) {
  const siteText = useText(siteWords);
  if (children.length === 0) return null;
  return (
    <details className={styles.submenu} name="site-menus">
      <summary>
        <span className="sr-only">
          {name}: {siteText.more}
        </span>
      </summary>
      <MenuList items={children} path={path} />
    </details>
  );
}

function MenuList({ items, path }: { items: Link[]; path: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.href}>
          <MenuItem item={item} path={path} />
        </li>
      ))}
    </ul>
  );
}

const MenuItem = ({ item, path }: { item: Link; path: string }) => <MenuAnchor link={item} isCurrent={isHere(item.href, path)} />;

/** A menu item is current on its own page, on further pages of its list, and on the stories of its category. */
export function isHere(href: string, path: string): boolean {
  const edition = languageOfPath(href);
  if (href === homeOf(edition)) return path === href;
  if (edition !== languageOfPath(path)) return false;
  return isNear(withoutEdition(href), withoutEdition(path));
}

function isNear(href: string, path: string): boolean {
  const [, section, name] = href.split('/');
  const [, pathSection, pathName] = path.split('/');
  if (section === 'category' && pathSection === 'news') return name === pathName;
  return section === pathSection && (name === undefined || /^\d+$/.test(name) || name === pathName);
}
