import { elementsInside, type HtmlElement, hasClass, textOf } from './htmlTree.ts';

/** A picture in foreign HTML. */
export type HtmlPicture = { src: string; alt: string; caption: string };

/** Also those of WordPress and Blogger. */
export const isFigure = (element: HtmlElement): boolean =>
  element.tag === 'figure' || hasClass(element, /\b(?:wp-caption|tr-caption-container)\b/);

const isCaption = (element: HtmlElement): boolean =>
  element.tag === 'figcaption' || hasClass(element, /\b(?:wp-caption-text|tr-caption)(?!\S)/);

/** Tracking pixels show nothing. */
const isSpeck = ({ attributes }: HtmlElement): boolean =>
  /^[01](px)?$/.test(attributes['width'] ?? '') && /^[01](px)?$/.test(attributes['height'] ?? '');

/** A letter that a site shows as a picture, such as 😀 of WordPress and Facebook; undefined for a picture. */
export function emojiOf({ tag, attributes: { alt = '' } }: HtmlElement): string | undefined {
  return tag === 'img' &&
    /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u.test(alt)
    ? alt
    : undefined;
}

export const isPicture = (element: HtmlElement): boolean => element.tag === 'img' && !isSpeck(element) && emojiOf(element) === undefined;

/** Lazy-loading pages keep the picture's address in another attribute. */
export function pictureOf({ attributes }: HtmlElement): HtmlPicture {
  const text = attributes['src'] ?? '';
  const aside = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-original'] ?? '';
  const src = (text === '' || text.startsWith('data:')) && aside !== '' ? aside : text;
  return { src: src.trim(), alt: textOf(attributes['alt'] ?? ''), caption: '' };
}

/** The caption of a figure, without the captions of nested figures. */
export function captionOf(figure: HtmlElement): string {
  return elementsInside(figure, (element) => isCaption(element) || isFigure(element))
    .filter(isCaption)
    .map(textOf)
    .join(' ')
    .trim();
}

/** The pictures of a figure, each with its own caption; a gallery is a figure with nested figures. */
export function picturesOfFigure(figure: HtmlElement): HtmlPicture[] {
  const caption = captionOf(figure);
  const results = elementsInside(figure, (element) => isPicture(element) || isFigure(element)).flatMap((element) =>
    isFigure(element) ? picturesOfFigure(element) : [pictureOf(element)],
  );
  const [only] = results;
  return results.length === 1 && only ? [{ ...only, caption: only.caption || caption }] : results;
}

/** A figure without its caption, to read its other content: a table, a quotation, a frame. */
export const withoutCaption = (figure: HtmlElement): HtmlElement => ({
  ...figure,
  children: figure.children.filter((child) => typeof child === 'string' || !isCaption(child)),
});
