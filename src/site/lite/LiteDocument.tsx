import { siteConfig } from '../../../site.config.ts';
import type { MenuLink } from '../desk.ts';
import { type Head, titleOf } from '../document/head.ts';
import { siteText } from '../words.ts';
import { CHOOSE_FULL, liteAddress } from './lite.ts';
import { liteStyles } from './liteStyles.ts';
import { liteText } from './words.ts';

type Props = { head: Head; siteUrl: string; path: string; menu: readonly MenuLink[]; main: string };

/** A lite page: no script, no fonts and no pictures of its own, and the way to the full page at its end. */
export function LiteDocument({ head, siteUrl, path, menu, main }: Props) {
  return (
    <html lang="gu">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{titleOf(head)}</title>
        <link rel="canonical" href={siteUrl + head.canonical} />
        <meta name="robots" content="noindex, follow" />
        <meta name="color-scheme" content="light dark" />
        {/* Browsers would ask for an icon by themselves. */}
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: liteStyles }} />
      </head>
      <body>
        <header>
          <a href={liteAddress('/')}>{siteConfig.name}</a>
          <a href={liteAddress('/search')}>{siteText.search}</a>
        </header>
        <main dangerouslySetInnerHTML={{ __html: main }} />
        <footer>
          <nav aria-label={liteText.topics}>
            <ul>
              {menu.map(({ name, href, newTab }) => (
                <li key={href}>
                  <a href={newTab ? href : liteAddress(href)}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <p>
            <a href={`${CHOOSE_FULL}?page=${encodeURIComponent(path)}`} rel="nofollow">
              {liteText.full}
            </a>
          </p>
          <p>{liteText.liteText}</p>
        </footer>
      </body>
    </html>
  );
}
