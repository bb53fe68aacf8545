import { hash } from 'node:crypto';
import type { Language } from '../../platform/text/language.ts';

/** Maximum time a page waits for the newspaper's Gujarati font. */
const FONT_WAIT_MS = 8000;

/**
 * Detects whether the device has a Gujarati font: without one, two letters of very different width have the same width (a
 * missing-glyph box). With a device font, the newspaper's font is used only if it loads in time (`data-font="own"`).
 * Without one the text is unreadable until the font loads, so it stays hidden until then (`data-font="wait"`) and nothing
 * shifts while the reader reads.
 *
 * Measuring takes a cheap phone 40 ms. Android, Windows 10 and Apple's systems come with a Gujarati font, so that they are
 * measured after the first paint, in case somebody has removed it; then `no-font` says so from the next page on.
 */
const fontScript = [
  'var m=function(){try{var c=document.createElement("canvas").getContext("2d"),w=function(t){return c.measureText(t).width};return w("ક")===w("ઔ")}catch(e){}},',
  'l=function(w){return document.fonts.load(w+" 1em Savar Text","ક")},f=function(){delete d.dataset.font},',
  `g=function(){Promise.all([l(400),l(700)]).then(f,f);setTimeout(f,${FONT_WAIT_MS})},`,
  'h=function(){d.dataset.font="wait";document.readyState==="loading"?addEventListener("DOMContentLoaded",g):g()};',
  'd.dataset.font="own";',
  'if(/Android|Windows NT 1|Mac OS X/.test(navigator.userAgent)&&!(s&&s.getItem("no-font")))requestAnimationFrame(function(){setTimeout(function(){if(m()){h();s&&s.setItem("no-font","1")}})});',
  'else{var r=m();if(r)h();else if(r===void 0)f()}',
].join('');

/** Lets scripts set the time limit of their requests in browsers that cannot: Safari before 16 and Chrome before 103. */
export const requestTimeLimit =
  'if(self.AbortSignal&&!AbortSignal.timeout)AbortSignal.timeout=function(t){var c=new AbortController;setTimeout(function(){c.abort()},t);return c.signal};';

/**
 * Runs before the first paint, so that the reader's theme, digits, text size and fonts apply at once, and neither a
 * closed notice nor, for a logged-in reader, the way to log in flashes. It also marks whether script and the browser's
 * share sheet are available, so that controls that need them are shown only then. Old browsers and browsers that block
 * storage deny access; then nothing is set. A page that comes back from the back/forward cache takes over what has been chosen since.
 */
const earlyScriptWith = (fonts: string): string =>
  [
    '(function(d){var s,a=function(){try{s=localStorage;var t=s.getItem("theme");',
    'if(t&&!("themeFixed" in d.dataset))d.dataset.theme=t;',
    '(t=s.getItem("digits"))?d.dataset.digits=t:delete d.dataset.digits;',
    '(t=s.getItem("text-size"))?d.dataset.textSize=t:delete d.dataset.textSize;',
    'if(s.getItem("closed-trusted-source"))d.dataset.trustedSource="closed"}catch(e){}',
    'if(/(^|; )reader_here=1/.test(document.cookie))d.dataset.reader="";else delete d.dataset.reader};',
    'a();addEventListener("pageshow",function(e){e.persisted&&a()});',
    'if(s&&s.getItem("head-font"))d.dataset.headFont="";',
    'd.dataset.script="on";if(navigator.share)d.dataset.share="on";',
    requestTimeLimit,
    fonts,
    '})(document.documentElement)',
  ].join('');

/** The same on English pages, which use the fonts of the device. */
const earlyScripts: Record<Language, string> = { gu: earlyScriptWith(fontScript), en: earlyScriptWith('') };
export const earlyScriptOf = (language: Language): string => earlyScripts[language];

/** Prefetches pages that the reader is likely to open; the browser decides when (hover, press). */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/s/*' } },
          { not: { selector_matches: '[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The source expression of an inline script or style in a Content Security Policy. */
export const hashSource = (inline: string): string => `'sha256-${hash('sha256', inline, 'base64')}'`;

const sourcesWith = (language: Language): string =>
  `script-src 'self' ${hashSource(earlyScripts[language])} ${hashSource(speculationRules)}`;
const scriptSources: Record<Language, string> = { gu: sourcesWith('gu'), en: sourcesWith('en') };
const otherSources = [
  // A picture's background colour is an inline style.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: https:",
  // Videos assembled by a script from segments (HLS) have a blob: address.
  "media-src 'self' blob:",
  'frame-src https:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * The Content Security Policy of a page in a language: its own files, the one style sheet in its head and, after the
 * reader's consent, the frame of an embed. `styleHash` is the hash of the style sheet; `hosts` are other origins whose
 * scripts a desk has set up, and `scripts` its inline ones.
 */
export const contentSecurityPolicy = (
  language: Language,
  styleHash: string,
  { hosts = [], scripts = [] }: { hosts?: readonly string[]; scripts?: readonly string[] },
): string => {
  const others = hosts.map((host) => ` ${host}`).join('');
  const inline = scripts.map((script) => ` ${hashSource(script)}`).join('');
  const connections = others === '' ? '' : ` connect-src 'self'${others};`;
  return `default-src 'self'; ${scriptSources[language]}${inline}${others};${connections} style-src 'self' ${styleHash}; ${otherSources}`;
};
