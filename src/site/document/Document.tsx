import { isoInIndia } from '../../platform/text/dates.ts';
import type { Language } from '../../platform/text/language.ts';
import type { PageClass } from '../audience/readingReport.ts';
import type { Layout } from '../pages/layoutTable.ts';
import { alternatesOf } from './alternates.ts';
import { type Assets, assetAddress } from './assets.ts';
import { type Head, robotsOf, titleOf } from './head.ts';
import { earlyScriptOf, speculationRules } from './inlineScripts.ts';
import type { PageSheet } from './pageStyles.ts';
import { paperIn } from './paperIn.ts';
import { structuredData } from './structuredData.ts';
import type { Theme } from './theme.ts';

type Props = {
  head: Head;
  /** What the page is shared with (`socialImageOf`). */
  image: NonNullable<Head['image']>;
  layout: Layout;
  analytics: PageClass;
  language: Language;
  /** A theme set by the address or the page; otherwise the reader's own is used. */
  theme: Theme | undefined;
  assets: Assets;
  siteUrl: string;
  /** The newspaper's profiles on social networks. */
  social: readonly string[];
  /** Its static pages. */
  ownPages: readonly string[];
  /** Whether readers can log in: what needs it is shown only then. */
  offersLogin: boolean;
  isUnsent: boolean;
  /** In development, open pages reload when the newspaper restarts. */
  devReload: boolean;
  sheet: PageSheet;
  /** The address of what browsers keep to make the next page smaller, if the page names it. */
  dictionary: string | undefined;
};

/** The paper of each theme (`tokens.css`), for the browser's own bar. The script sets that of a theme that the reader has chosen. */
const BAR_COLOURS: Record<Theme, string> = { light: '#faf7f1', dark: '#131110' };

/** JSON for a script element, escaped so that it cannot end the element. */
export const inScript = (json: unknown) => ({ __html: JSON.stringify(json).replace(/</g, '\\u003c') });

/** The document around a page's body. The body is inserted into `<body></body>` later, as text. */
export function Document({
  head,
  image,
  layout,
  analytics,
  language,
  theme,
  assets,
  siteUrl,
  social,
  ownPages,
  offersLogin,
  isUnsent,
  devReload,
  sheet,
  dictionary,
}: Props) {
  const address = `${siteUrl}${head.canonical}`;
  return (
    <html
      lang={language}
      dir="ltr"
      data-layout={layout}
      data-page-class={analytics}
      data-theme={theme}
      data-theme-fixed={theme ? '' : undefined}
      data-offers-login={offersLogin ? '' : undefined}
      data-unsent={isUnsent ? '' : undefined}
      data-page-address={layout === 'news' ? undefined : address}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: earlyScriptOf(language) }} />
        <title>{titleOf(head, language)}</title>
        <meta name="description" content={head.description} />
        <link rel="canonical" href={head.original ?? address} />
        {alternatesOf(head.editions).map(([hreflang, path]) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={`${siteUrl}${path}`} />
        ))}
        {head.amphtml && <link rel="amphtml" href={`${siteUrl}${head.amphtml}`} />}
        {head.feed && <link rel="alternate" type="application/rss+xml" href={head.feed.address} title={head.feed.title} />}
        {head.previous && <link rel="prev" href={`${siteUrl}${head.previous}`} />}
        {head.next && <link rel="next" href={`${siteUrl}${head.next}`} />}
        <meta name="robots" content={robotsOf(head)} />
        {/* Not preloaded on phones, where it would delay the first paint by a quarter of a second; phones use them from the second page
           on. */}
        {(language === 'gu' ? assets.headlineFonts : []).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" media="(min-width: 768px)" />
        ))}
        <style data-sheet={sheet.address} dangerouslySetInnerHTML={{ __html: sheet.css }} />
        <script type="module" src={assetAddress(assets.scripts, language === 'en' ? 'reader-en' : 'reader')} />
        {devReload && <script type="module" src="/dev/reload.js" />}
        <meta name="color-scheme" content={theme ?? 'light dark'} />
        {theme ? (
          <meta name="theme-color" content={BAR_COLOURS[theme]} />
        ) : (
          (['light', 'dark'] as const).map((scheme) => (
            <meta key={scheme} name="theme-color" content={BAR_COLOURS[scheme]} media={`(prefers-color-scheme: ${scheme})`} />
          ))
        )}
        <link rel="icon" href={assets.icons['svg']} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={assets.icons['180']} />
        <link rel="manifest" href="/site.webmanifest" />
        {/* Fetched once the page has loaded. */}
        {dictionary && <link rel="compression-dictionary" href={dictionary} />}
        <OpenGraph head={head} language={language} image={image} address={address} siteUrl={siteUrl} />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={inScript(structuredData(head, { siteUrl, assets, social, ownPages, language }))}
        />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body />
    </html>
  );
}

type OpenGraphProps = Pick<Props, 'head' | 'language' | 'image' | 'siteUrl'> & { address: string };

/** What social networks show of a page that is shared. */
export function OpenGraph({ head, language, image, address, siteUrl }: OpenGraphProps) {
  return (
    <>
      <meta property="og:site_name" content={paperIn(language).name} />
      <meta property="og:locale" content={`${language}_IN`} />
      <meta property="og:type" content={head.kind ?? 'website'} />
      <meta property="og:title" content={head.socialTitle ?? head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${siteUrl}${image.path}`} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      {head.video && (
        <>
          <meta property="og:video" content={`${siteUrl}${head.video.path}`} />
          <meta property="og:video:type" content={head.video.type} />
          <meta property="og:video:width" content={String(head.video.width)} />
          <meta property="og:video:height" content={String(head.video.height)} />
          <meta property="video:duration" content={String(head.video.seconds)} />
        </>
      )}
      {head.publishedAt && <meta property="article:published_time" content={isoInIndia(head.publishedAt)} />}
      {head.updatedAt && <meta property="article:modified_time" content={isoInIndia(head.updatedAt)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
