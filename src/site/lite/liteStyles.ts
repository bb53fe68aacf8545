import { hashSource } from '../document/inlineScripts.ts';

/** Styles of lite pages by element: the device's own fonts, both themes, and lines high enough for Gujarati signs above and below. */
export const liteStyles = [
  ':root{color-scheme:light dark}',
  '*{box-sizing:border-box}',
  'body{max-width:44rem;margin:auto;padding:0 1rem 2rem;background:#faf7f1;color:#1b1815;font:1rem/1.75 system-ui,sans-serif;overflow-wrap:anywhere}',
  // In running text a link is told from the words around it by its line.
  'a{color:#a32a12}:is(h1,h2,h3,nav,header,footer) a:not(:hover){text-decoration:none}',
  'p,ul,ol,dl,figure,table,form,blockquote{margin:.5rem 0}',
  'h1,h2,h3{margin:1rem 0 .25rem;line-height:1.5}h1{font-size:1.5rem}h2{font-size:1.2rem}h3{font-size:1.05rem}',
  // Headlines are read, not only pressed: they have the colour of text.
  ':is(h1,h2,h3) a{color:inherit}',
  'body>header,nav ol,nav ul,form{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center}',
  'body>header{border-bottom:2px solid #a32a12;padding:.5rem 0}body>header>a{color:#a32a12;font-size:1.4rem;font-weight:700}',
  'nav ol,nav ul{padding:0;list-style:none}nav a,footer a,button{display:inline-block;padding:.5rem 0}',
  'main ul,main ol{padding-left:1.25rem}main nav ol,main nav ul,:is(ul,ol):has(article){padding:0;list-style:none}',
  // The line above a headline belongs to it.
  'article{padding-bottom:.5rem}article>p:first-child{margin:1rem 0 0}article>p:first-child+:is(h2,h3){margin-top:0}',
  'div[tabindex]{overflow-x:auto}table{border-collapse:collapse;overflow-wrap:normal}caption{text-align:left;font-weight:700}',
  'th,td{padding:.25rem .6rem .25rem 0;border-bottom:1px solid #ddd5c8;text-align:left;vertical-align:top;font-variant-numeric:tabular-nums}',
  'td small,th small{display:block}dl{display:grid;grid-template-columns:auto 1fr;gap:0 1rem}dt{font-weight:700}dd{margin:0}',
  'img{display:block;max-width:100%;height:auto}summary{display:block;padding:.5rem 0;color:#6a6259;cursor:pointer}figcaption,small,body>footer{color:#6a6259;font-size:.9rem}',
  'input,select,button{max-width:100%;min-height:2.75rem;padding:0 .75rem;border:1px solid #8a8175;background:none;color:inherit;font:inherit}option{background:#faf7f1;color:#1b1815}',
  'section:not(:has(li)){display:none}blockquote{padding-left:1rem;border-left:3px solid #a32a12}body>footer{margin-top:2rem;border-top:1px solid #ddd5c8}',
  '@media(prefers-color-scheme:dark){body{background:#131110;color:#ece6dc}option{background:#131110;color:#ece6dc}a,body>header>a{color:#ff8e6e}',
  'summary,figcaption,small,body>footer{color:#a59b8e}th,td,body>footer{border-color:#3a352e}}',
].join('');

/** The Content Security Policy of a lite page: pictures and films of this site, forms, and nothing that runs. */
export const litePolicy = [
  "default-src 'none'",
  `style-src ${hashSource(liteStyles)}`,
  "img-src 'self' data:",
  "media-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');
