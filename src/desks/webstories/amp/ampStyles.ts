const GUJARATI_RANGE = 'U+0964-0965,U+0A80-0AFF,U+200C-200D,U+25CC';

/**
 * The only style sheet of an AMP story (at most 75,000 bytes): the newspaper's headline font from its own files, and for text the phone's
 * Gujarati font. AMP allows neither external custom properties nor linked sheets, so the colours are repeated here.
 */
export function ampStyles(headlineFonts: readonly string[]): string {
  const faces = headlineFonts.map((address) => {
    const range = address.includes('gujarati') ? `;unicode-range:${GUJARATI_RANGE}` : '';
    return `@font-face{font-family:'Anek Gujarati';src:url(${address}) format('woff2');font-weight:600 800;font-display:swap${range}}`;
  });
  return [
    // The font with the narrower range comes last, so that it takes precedence for its letters.
    ...faces.sort((one, other) => one.length - other.length),
    "amp-story{font-family:'Noto Sans Gujarati','Nirmala UI',Shruti,sans-serif;color:#fff}",
    'amp-story-page{background:#17130f}',
    'amp-story-grid-layer.words{padding:0}',
    '.words>div{padding:96px 24px 48px;background:linear-gradient(transparent,rgba(0,0,0,.72) 80px,rgba(0,0,0,.9))}',
    '.words.top>div{padding:88px 24px 96px;background:linear-gradient(rgba(0,0,0,.9),rgba(0,0,0,.72) 75%,transparent)}',
    '.words.middle>div{padding:24px;background:rgba(0,0,0,.76)}',
    ".kicker{display:block;margin:0 0 8px;color:#ff7a55;font:700 16px/1.5 'Anek Gujarati',sans-serif}",
    "h1,h2{margin:0;font-family:'Anek Gujarati','Noto Sans Gujarati',sans-serif;font-weight:700;line-height:1.32}",
    'h1{font-size:34px}',
    'h2{font-size:26px;padding-top:12px;border-top:4px solid #ff7a55}',
    '.text{margin:8px 0 0;font-size:17px;line-height:1.7}',
    '.credit{margin:8px 0 0;color:#b3a99c;font-size:12px;line-height:1.5}',
    '.bottom.linked>div{padding-bottom:88px}',
    ".others{margin:0;padding:0;list-style:none;font:600 18px/1.4 'Anek Gujarati','Noto Sans Gujarati',sans-serif}",
    '.others li{padding:16px 0;border-bottom:1px solid #ddd5c8}',
    '.others a{color:#1b1815;text-decoration:none}',
  ].join('');
}
