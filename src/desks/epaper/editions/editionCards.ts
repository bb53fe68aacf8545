import { findTopic } from '../../../content/topics/queries.ts';
import { mediaAddress } from '../../../platform/storage/mediaAddress.ts';
import { displayDay } from '../../../platform/text/dates.ts';
import { type CardKind, fixedCards, type NamedCard } from '../../../site/cards/card.ts';
import { readEdition, readEditionPages } from '../queries.ts';
import { epaperText } from '../words.ts';
import { isDay, todayInIndia } from './editionDay.ts';

type PageOfEdition = { number: number; pictureKey: string };

/** The social card of a page of an edition: its scan from the top, and the day. */
export const editionSocialCard = (city: { slug: string; name: string }, day: string, page: PageOfEdition): NamedCard => ({
  kind: 'edition',
  id: `${city.slug}-${day}-${page.number}`,
  card: {
    content: {
      design: 'story',
      kicker: epaperText.title,
      headline: city.name,
      note: displayDay(day),
      picture: { url: mediaAddress(page.pictureKey), focal: { x: 0.5, y: 0 } },
      label: `${epaperText.page} ${page.number}`,
    },
  },
});

export const epaperPageCards = fixedCards('epaper', {
  home: { design: 'list', kicker: epaperText.edition, headline: epaperText.title, note: epaperText.intro },
});

export const epaperCards: readonly CardKind[] = [
  {
    kind: 'edition',
    load: async ({ db, clock }, id) => {
      const [, slug, day = '', number] = /^([a-z0-9-]+)-(\d{4}-\d\d-\d\d)-([1-9]\d?)$/.exec(id) ?? [];
      const city = slug === undefined || !isDay(day) ? undefined : await findTopic(db, 'city', slug);
      const edition = city && (await readEdition(db, city.id, day, todayInIndia(clock())));
      const page = edition && (await readEditionPages(db, edition.id)).find((one) => one.number === Number(number));
      return city && page && editionSocialCard(city, day, page).card;
    },
  },
  epaperPageCards.kind,
];
