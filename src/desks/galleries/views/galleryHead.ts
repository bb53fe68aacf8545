import type { Thing } from 'schema-dts';
import { siteConfig } from '../../../../site.config.ts';
import { sizedPicture } from '../../../content/pictures/queries.ts';
import { isoInIndia } from '../../../platform/text/dates.ts';
import { shorten } from '../../../platform/text/graphemes.ts';
import type { Link } from '../../../site/desk.ts';
import type { Head } from '../../../site/document/head.ts';
import { listPageHead } from '../../../site/lists/listPageHead.ts';
import { siteText } from '../../../site/words.ts';
import type { Gallery, GalleryKind } from '../queries.ts';
import { galleryText } from '../words.ts';
import type { GalleryListData } from './GalleryListPage.tsx';
import { galleryListAddress, pictureAddressIn } from './galleryAddress.ts';
import { galleryListCards, gallerySocialCard } from './socialCards.ts';

export const kindName = (kind: GalleryKind): string => (kind === 'slide-show' ? galleryText.slideShow : galleryText.photoGallery);

/** The breadcrumbs from the front page to a gallery, without the gallery. */
export function breadcrumbsTo({ kind, category, parentCategory }: Pick<Gallery, 'kind' | 'category' | 'parentCategory'>): Link[] {
  return [
    { name: siteText.home, href: '/' },
    { name: kindName(kind), href: `/${kind}` },
    ...[parentCategory, category].flatMap((topic) => (topic ? [{ name: topic.name, href: galleryListAddress(kind, topic.slug) }] : [])),
  ];
}

/** The head of a gallery's page; an address with a picture is shared with that picture. */
export function galleryHead(gallery: Gallery, siteUrl: string, chosen: number | undefined): Head {
  const shown = gallery.pictures.find(({ position }) => position === chosen);
  const description = gallery.deck || shorten(gallery.pictures[0]?.caption ?? '', 160) || `${gallery.title}: ${siteConfig.description}`;
  return {
    title: gallery.title,
    description: shown?.caption ? shorten(shown.caption, 200) : description,
    canonical: gallery.address,
    kind: 'article',
    publishedAt: gallery.publishedAt,
    updatedAt: gallery.updatedAt,
    card: gallerySocialCard(gallery, chosen),
    breadcrumbs: breadcrumbsTo(gallery),
    jsonLd: [imageGallery(gallery, siteUrl)],
  };
}

function imageGallery(gallery: Gallery, siteUrl: string): Thing {
  return {
    '@type': 'ImageGallery',
    '@id': `${siteUrl}${gallery.address}#gallery`,
    mainEntityOfPage: `${siteUrl}${gallery.address}`,
    name: gallery.title,
    headline: shorten(gallery.title, 110),
    ...(gallery.deck ? { description: gallery.deck } : {}),
    inLanguage: 'gu',
    datePublished: isoInIndia(gallery.publishedAt),
    dateModified: isoInIndia(gallery.updatedAt),
    publisher: { '@id': `${siteUrl}/#publisher` },
    isAccessibleForFree: true,
    image: gallery.pictures.map(({ position, picture, heading, caption, credit }) => {
      const { path, width, height } = sizedPicture(picture, 'whole', 1920);
      return {
        '@type': 'ImageObject' as const,
        position,
        url: `${siteUrl}${pictureAddressIn(gallery.address, position)}`,
        contentUrl: `${siteUrl}${path}`,
        ...(heading ? { name: heading } : {}),
        caption,
        ...(credit ? { creditText: credit } : {}),
        width: String(width),
        height: String(height),
      };
    }),
  };
}

/** The head of a page of a list of galleries. */
export function galleryListHead({ kind, title, intro, breadcrumbs, list, addressOf }: GalleryListData & { kind: GalleryKind }): Head {
  const { page, pageCount } = list;
  const description = `${title}: ${intro || siteConfig.description}`;
  const listed = list.items.map(({ address }) => address);
  return { ...listPageHead({ title, description, page, pageCount, addressOf, listed, breadcrumbs }), card: galleryListCards.named(kind) };
}
