import type { App } from '../app.ts';
import { socialImageOf } from '../cards/socialImage.ts';
import { inScript, OpenGraph } from '../document/Document.tsx';
import { type Head, robotsOf, titleOf } from '../document/head.ts';
import { structuredData } from '../document/structuredData.ts';
import { renderOrFail } from '../pages/html.tsx';
import { ampBoilerplate, ampScripts } from './amp.ts';

type Props = { app: App; head: Head };

/** What the head says; the body, scripts and styles are inserted later, as text. */
function AmpDocument({ app: { cards, assets, settings }, head }: Props) {
  const { siteUrl } = settings;
  return (
    <html lang="gu" dir="ltr" data-script="on" {...{ amp: '' }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, minimum-scale=1, initial-scale=1" />
        <title>{titleOf(head)}</title>
        <meta name="description" content={head.description} />
        <link rel="canonical" href={head.original ?? `${siteUrl}${head.canonical}`} />
        <meta name="robots" content={robotsOf(head)} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={assets().icons['svg']} type="image/svg+xml" />
        <OpenGraph
          head={head}
          language="gu"
          image={socialImageOf({ cards, assets }, head)}
          address={`${siteUrl}${head.canonical}`}
          siteUrl={siteUrl}
        />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={inScript(structuredData(head, { siteUrl, assets: assets(), social: [] }))}
        />
      </head>
      <body />
    </html>
  );
}

type Parts = {
  head: Head;
  /** The components of AMP that the body needs, with their versions. */
  components: Iterable<string>;
  /** The one style sheet, of at most 75,000 bytes. */
  css: string;
  body: string;
};

/** An AMP document as text. React would move its scripts, so they are written around what React renders. */
export function ampDocument(app: App, { head, components, css, body }: Parts): string {
  const inHead = `${ampScripts(components)}${ampBoilerplate}<style amp-custom>${css}</style>`;
  const document = renderOrFail(<AmpDocument app={app} head={head} />);
  return `<!DOCTYPE html>${document.replace('</head><body></body>', () => `${inHead}</head><body>${body}</body>`)}`;
}
