import { useText } from '../../platform/text/useText.ts';
import type { Link, MenuLink } from '../desk.ts';
import { siteWords } from '../words.ts';

type NamedLink = Link & Pick<MenuLink, 'lang'>;

/** The name of a menu link, marked if it is in another language than the page: for screen readers, and for the choice of a font. */
export const LinkName = ({ link: { name, lang } }: { link: NamedLink }) => (lang ? <span lang={lang}>{name}</span> : name);

/** A link of a menu; it tells screen readers whether it opens a new tab. */
export function MenuAnchor({ link, isCurrent = false }: { link: NamedLink; isCurrent?: boolean }) {
  const siteText = useText(siteWords);
  return (
    <a href={link.href} aria-current={isCurrent ? 'page' : undefined} {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      <LinkName link={link} />
      {link.newTab && <span className="sr-only">{` (${siteText.newTab})`}</span>}
    </a>
  );
}

/** The links above the masthead, which a phone has in its menu. */
export const TopMenu = ({ links, className }: { links: readonly MenuLink[]; className: string | undefined }) => (
  <ul className={className}>
    {links.map((link) => (
      <li key={link.href}>
        <MenuAnchor link={link} />
      </li>
    ))}
  </ul>
);
