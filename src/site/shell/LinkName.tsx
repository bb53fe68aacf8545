import type { MenuLink } from '../desk.ts';

/** The name of a menu link, marked if it is in another language than the page: for screen readers, and for the choice of a font. */
export const LinkName = ({ link: { name, lang } }: { link: MenuLink }) => (lang ? <span lang={lang}>{name}</span> : name);
