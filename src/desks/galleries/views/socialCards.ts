import { cardPictureOf } from '../../../content/pictures/queries.ts';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { type CardKind, fixedCards, type NamedCard } from '../../../site/cards/card.ts';
import { type Gallery, readGallery } from '../queries.ts';
import { galleryText } from '../words.ts';

/** The social card of a gallery with its cover; an address with a picture is shared with that picture. */
export function gallerySocialCard(gallery: Gallery, chosen: number | undefined): NamedCard {
  const shown = gallery.pictures.find(({ position }) => position === chosen);
  const count = gallery.pictures.length;
  const isShow = gallery.kind === 'slide-show';
  return {
    kind: 'gallery',
    id: shown ? `${gallery.id}-${shown.position}` : gallery.id,
    card: {
      content: {
        design: 'story',
        kicker: isShow ? galleryText.slideShow : galleryText.photoGallery,
        headline: gallery.title,
        note: dayAndMonth(gallery.publishedAt),
        picture: cardPictureOf(shown?.picture ?? gallery.cover ?? gallery.pictures[0]?.picture),
        label: count === 1 ? galleryText.onePicture : `${count} ${isShow ? galleryText.slides : galleryText.pictures}`,
      },
    },
  };
}

export const galleryListCards = fixedCards('galleries', {
  'photo-gallery': {
    design: 'list',
    kicker: galleryText.allGalleries,
    headline: galleryText.photoGallery,
    note: galleryText.photoGalleryIntro,
  },
  'slide-show': { design: 'list', kicker: galleryText.allSlideShows, headline: galleryText.slideShow, note: galleryText.slideShowIntro },
});

export const galleryCards: readonly CardKind[] = [
  {
    kind: 'gallery',
    load: async ({ db }, id) => {
      const [, row, position] = /^([1-9]\d{0,8})(?:-([1-9]\d{0,2}))?$/.exec(id) ?? [];
      const gallery = row === undefined ? undefined : await readGallery(db, Number(row));
      return gallery && gallerySocialCard(gallery, position === undefined ? undefined : Number(position)).card;
    },
  },
  galleryListCards.kind,
];
