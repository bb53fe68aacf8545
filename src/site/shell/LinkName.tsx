import type { Link, MenuLink } from '../desk.ts';

export type NamedLink = Link & Pick<MenuLink, 'lang'>;

/** The name of a menu link, marked if it is in another language than the page: for screen readers, and for the choice of a font. */
export const LinkName = ({ link: { name, lang } }: { link: NamedLink }) => (lang ? <span lang={lang}>{name}</span> : name);
