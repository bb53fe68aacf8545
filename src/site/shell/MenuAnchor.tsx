import { useText } from '../../platform/text/useText.ts';
import { siteWords } from '../words.ts';
import { LinkName, type NamedLink } from './LinkName.tsx';

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
