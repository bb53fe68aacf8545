/** Path prefix of AMP documents (specification, section 2). */
const FOLDER = '/amp';

/** The path of the AMP version of a page, if it has one. */
export const ampAddress = (path: string): string => `${FOLDER}${path}`;

/** The path of the page of which this is the AMP version; undefined for other paths. */
export const pathOfAmp = (path: string): string | undefined => (path.startsWith(`${FOLDER}/`) ? path.slice(FOLDER.length) : undefined);

const CDN = 'https://cdn.ampproject.org';

/** The script of an AMP component, or AMP's runtime. */
const scriptTag = (file: string, component?: string): string =>
  `<script async ${component === undefined ? '' : `custom-element="${component}" `}src="${CDN}/${file}.js"></script>`;

/** The runtime and the components with their versions (amp-youtube-0.1). */
export const ampScripts = (components: Iterable<string>): string =>
  [scriptTag('v0'), ...[...components].map((component) => scriptTag(`v0/${component}`, component.replace(/-[\d.]+$/, '')))].join('');

/** AMP's boilerplate, which every document must contain verbatim: it hides the body until the runtime is there, for 8 seconds at most. */
export const ampBoilerplate =
  '<style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>';

/**
 * The Content Security Policy of an AMP document: AMP's own scripts, and this site's pictures and fonts (according to AMP's guide on CSP).
 * `more` are further directives.
 */
export const ampPolicy = (more: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src blob: ${CDN}`,
    'worker-src blob:',
    `style-src 'unsafe-inline' ${CDN}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self' ${CDN}`,
    ...more,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // Search engines show AMP documents in their own frames.
    "frame-ancestors 'self' https:",
  ].join('; ');
