import type { MenuLink } from '../desk.ts';
import { MenuAnchor } from './MenuAnchor.tsx';

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
