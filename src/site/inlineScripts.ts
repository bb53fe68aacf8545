import { createHash } from 'node:crypto';

/**
 * Runs before anything is drawn, so that a reader's own theme and text size do not flash in after it, and a notice that
 * was closed does not come back for a moment; what needs the script, or the browser's share sheet, is shown only where
 * it is. Old and locked-down browsers refuse storage: then nothing is set.
 */
export const earlyScript = [
  '(function(d){try{var s=localStorage,t=s.getItem("theme");',
  'if(t&&!("themeFixed" in d.dataset))d.dataset.theme=t;',
  'if(s.getItem("text-size"))d.dataset.textSize=s.getItem("text-size");',
  'if(s.getItem("closed-trusted-source"))d.dataset.trustedSource="closed"}catch(e){}',
  'd.dataset.script="on";if(navigator.share)d.dataset.share="on"})(document.documentElement)',
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

/** What a page may load: its own files, and, once a reader has agreed to it, the frame of an embed. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' ${hashOf(earlyScript)} ${hashOf(speculationRules)}`,
  "style-src 'self'",
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
