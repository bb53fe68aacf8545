import { siteConfig } from '../../../../site.config.ts';
import { type PictureFacts, pictureAddress } from '../../../content/pictures/queries.ts';
import { wholeAddress } from '../../../platform/text/linkAddress.ts';
import { ampDocument } from '../../../site/amp/AmpDocument.tsx';
import type { App } from '../../../site/app.ts';
import { assetAddress } from '../../../site/document/assets.ts';
import type { WebStory, WebStoryCard, WebStoryPage } from '../queries.ts';
import { webStoryHead } from '../views/webStoryHead.ts';
import { webStoryText } from '../words.ts';
import { ampStyles } from './ampStyles.ts';

export type AmpStoryData = { story: WebStory; related: WebStoryCard[] };

/** Pages are portrait, 9:16. */
const PAGE_WIDTH = 720;
const PAGE_HEIGHT = 1280;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;');

/**
 * A web story as an AMP story: one document that follows AMP's validator (extensions/amp-story) and is cached and shown by search engines.
 * Addresses are absolute, because it is also shown on other hosts.
 */
export function ampStory(app: App, { story, related }: AmpStoryData): string {
  const assets = app.assets();
  const { siteUrl } = app.settings;
  const whole = (path: string) => wholeAddress(siteUrl, path);
  const pages = story.pages.map((page, at) => {
    const last = at === story.pages.length - 1;
    const under = last && related.length > 0 ? relatedAttachment(page, related, whole) : page.link ? outlink(page.link, whole) : '';
    return ampPage(page, { title: story.title, kicker: at === 0 ? story.category.name : undefined, under, whole });
  });
  const body = [
    `<amp-story standalone title="${escaped(story.title)}" publisher="${escaped(siteConfig.name)}"`,
    ` publisher-logo-src="${escaped(whole(assetAddress(assets.icons, '192')))}"`,
    ` poster-portrait-src="${escaped(whole(posterAddress(story.poster)))}">`,
    ...pages,
    `<amp-story-social-share layout="nodisplay"><script type="application/json">${JSON.stringify({ shareProviders: ['whatsapp', 'twitter', 'system'] })}</script></amp-story-social-share>`,
    '</amp-story>',
  ].join('');
  const css = ampStyles(assets.headlineFonts.map(whole));
  return ampDocument(app, { head: webStoryHead(story, siteUrl), components: ['amp-story-1.0'], css, body });
}

/** AMP requires at least 640 by 853, portrait 3:4; larger if the picture allows it. */
function posterAddress(poster: PictureFacts): string {
  const broadest = Math.min(poster.width, poster.height * 0.75);
  return pictureAddress(poster, 'poster', broadest >= 828 ? 828 : 640);
}

type Around = { title: string; kicker: string | undefined; under: string; whole: (path: string) => string };

function ampPage(page: WebStoryPage, { title, kicker, under, whole }: Around): string {
  const { picture, placement, position } = page;
  const source = (width: 384 | 640 | 1080) => escaped(whole(pictureAddress(picture, 'tall', width)));
  const align = { top: 'start', middle: 'center', bottom: 'end' }[placement];
  // The first page contains the story's title, for readers who see only this page.
  const heading = position === 1 ? 'h1' : 'h2';
  const headline = position === 1 ? title : page.headline;
  return [
    `<amp-story-page id="page-${position}" auto-advance-after="${page.seconds}s">`,
    '<amp-story-grid-layer template="fill">',
    `<amp-img src="${source(640)}" srcset="${source(384)} 384w, ${source(640)} 640w, ${source(1080)} 1080w" sizes="100vw"`,
    ` width="${PAGE_WIDTH}" height="${PAGE_HEIGHT}" layout="responsive" alt="${escaped(picture.alt)}"></amp-img></amp-story-grid-layer>`,
    `<amp-story-grid-layer template="vertical" class="words ${placement}${under ? ' linked' : ''}" align-content="${align}"><div>`,
    kicker ? `<span class="kicker">${escaped(kicker)}</span>` : '',
    `<${heading}>${escaped(headline)}</${heading}>`,
    page.text ? `<p class="text">${escaped(page.text)}</p>` : '',
    page.credit ? `<p class="credit">${escaped(page.credit)}</p>` : '',
    `</div></amp-story-grid-layer>${under}</amp-story-page>`,
  ].join('');
}

const outlink = (link: { href: string; label: string }, whole: Around['whole']): string =>
  `<amp-story-page-outlink layout="nodisplay"><a href="${escaped(whole(link.href))}">${escaped(link.label)}</a></amp-story-page-outlink>`;

/** Links under the last page. AMP allows one attachment per page, so the page's own link comes first in it. */
function relatedAttachment({ link }: WebStoryPage, related: readonly WebStoryCard[], whole: Around['whole']): string {
  const links = [...(link ? [link] : []), ...related.map(({ address, title }) => ({ href: address, label: title }))];
  const items = links.map(({ href, label }) => `<li><a href="${escaped(whole(href))}">${escaped(label)}</a></li>`);
  return `<amp-story-page-attachment layout="nodisplay" cta-text="${escaped(webStoryText.related)}"><ul class="others">${items.join('')}</ul></amp-story-page-attachment>`;
}
