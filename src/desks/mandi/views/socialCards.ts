import type { PriceCardContent } from '../../../platform/images/cards/cardContent.ts';
import { displayDay } from '../../../platform/text/dates.ts';
import { type CardKind, fixedCards, type NamedCard } from '../../../site/cards/card.ts';
import { type Crop, nameIndexOf, type Yard } from '../names/nameIndex.ts';
import { changeIn, priceIn } from '../prices/priceShown.ts';
import { readTrend } from '../queries.ts';
import { dayAfter } from '../rules/rules.ts';
import { mandiText } from '../words.ts';

/** Days of the line on a card. */
const DAYS = 30;

type Trend = Awaited<ReturnType<typeof readTrend>>;

/** The social card of a crop: its newest price, the change, and the last month; of a crop without prices its name. */
export function cropSocialCard(crop: Pick<Crop, 'slug' | 'name'>, trend: Trend): NamedCard {
  const head = { kicker: mandiText.title, headline: crop.name };
  const content = trend ? { ...head, ...priceOf(trend) } : ({ ...head, design: 'list', note: mandiText.intro } as const);
  return { kind: 'crop', id: crop.slug, card: { content } };
}

function priceOf({ newest, compared: { previous }, days }: NonNullable<Trend>): Omit<PriceCardContent, 'kicker' | 'headline'> {
  const change = previous && newest.modal - previous.modal;
  const from = dayAfter(newest.day, -DAYS);
  return {
    design: 'price',
    price: `₹${priceIn('20', newest.modal)}`,
    unit: mandiText.priceOfTwenty,
    change:
      change === undefined
        ? undefined
        : {
            text: change === 0 ? mandiText.same : changeIn('20', change),
            direction: change > 0 ? 'up' : change < 0 ? 'down' : 'level',
          },
    days: days.filter(({ day }) => day > from).map(({ modal }) => modal),
    note: `${displayDay(newest.day)} · ${mandiText.gujarat}, ${newest.yards} ${mandiText.yards}`,
  };
}

/** The social card of a market yard: its name. */
export const yardSocialCard = ({ slug, name }: Pick<Yard, 'slug' | 'name'>): NamedCard => ({
  kind: 'yard',
  id: slug,
  card: { content: { design: 'list', kicker: `${mandiText.title} · ${mandiText.yard}`, headline: name, note: mandiText.intro } },
});

export const mandiPageCards = fixedCards('mandi', {
  prices: { design: 'list', kicker: mandiText.gujarat, headline: mandiText.title, note: mandiText.intro },
});

export const mandiCards: readonly CardKind[] = [
  {
    kind: 'crop',
    load: async (app, slug) => {
      const crop = (await nameIndexOf(app)).cropBySlug.get(slug);
      return crop && cropSocialCard(crop, await readTrend(app.db, crop.id, DAYS)).card;
    },
  },
  {
    kind: 'yard',
    load: async (app, slug) => {
      const yard = (await nameIndexOf(app)).yardBySlug.get(slug);
      return yard && yardSocialCard(yard).card;
    },
  },
  mandiPageCards.kind,
];
