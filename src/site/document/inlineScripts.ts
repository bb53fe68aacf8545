import { createHash } from 'node:crypto';

/** A page waits no longer for the paper's own Gujarati face. */
const FONT_WAIT_MS = 8000;

/**
 * Whether the device has a Gujarati face: without one, two letters of very different width are the same empty box. With one, the
 * paper's face is used only when it is there in time (`data-font="own"`). Without one nothing can be read before it arrives, so the
 * page is laid out out of sight until then (`data-font="wait"`), and nothing moves under the reader's eyes.
 */
const fontScript = [
  'try{var c=document.createElement("canvas").getContext("2d"),w=function(t){return c.measureText(t).width};',
  'd.dataset.font=w("ક")===w("ઔ")?"wait":"own";',
  'if(d.dataset.font==="wait")addEventListener("DOMContentLoaded",function(){var f=function(){delete d.dataset.font},l=function(w){return document.fonts.load(w+" 1em Savar Text","ક")};',
  `Promise.all([l(400),l(700)]).then(f,f);setTimeout(f,${FONT_WAIT_MS})})}catch(e){delete d.dataset.font}`,
].join('');

/**
 * Runs before anything is rendered, so that a reader's own theme and text size do not flash in after it, and a notice that
 * was closed does not come back for a moment; what needs the script, or the browser's share sheet, is shown only where
 * it is. Old and locked-down browsers refuse storage: then nothing is set.
 */
export const earlyScript = [
  '(function(d){try{var s=localStorage,t=s.getItem("theme");',
  'if(t&&!("themeFixed" in d.dataset))d.dataset.theme=t;',
  'if(s.getItem("text-size"))d.dataset.textSize=s.getItem("text-size");',
  'if(s.getItem("closed-trusted-source"))d.dataset.trustedSource="closed"}catch(e){}',
  'd.dataset.script="on";if(navigator.share)d.dataset.share="on";',
  fontScript,
  '})(document.documentElement)',
].join('');

/** Pages a reader is about to open are fetched beforehand; the browser decides by its own signs (hover, press). */
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

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const scriptSources = `script-src 'self' ${hashOf(earlyScript)} ${hashOf(speculationRules)}`;
const otherSources = [
  // A picture's own ground colour is an attribute.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: https:",
  // What a script puts together of a film's parcels (HLS) has an address of this kind.
  "media-src 'self' blob:",
  'frame-src https:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * What a page may load: its own files, the one style sheet in its head, and, once a reader has agreed to it, the frame of an embed.
 * `styleHash` names the sheet.
 */
export const contentSecurityPolicy = (styleHash: string): string =>
  `default-src 'self'; ${scriptSources}; style-src 'self' ${styleHash}; ${otherSources}`;
