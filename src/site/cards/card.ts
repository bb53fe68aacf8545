import type { CardContent } from '../../platform/images/cards/cardContent.ts';
import type { App } from '../app.ts';

/** A social card: the picture with which a page is shared. The platform draws it, a desk says what it shows. */
export type Card = {
  content: CardContent;
  /**
   * What the card's address changes with, for a score or a count that changes faster than networks should fetch it. Without it the
   * address changes with everything that the card shows.
   */
  changesWith?: string | undefined;
};

/** A card with its name: by `kind` and `id` the desk finds it again. An id has lower-case letters, digits and hyphens. */
export type NamedCard = { kind: string; id: string | number; card: Card };

/** A kind of card that a desk contributes: `load` reads what the card of an id shows now; undefined if there is none. */
export type CardKind = { kind: string; load: (app: App, id: string) => Promise<Card | undefined> };

/** The row that an id names; undefined if it is no number of a row. */
export const rowIdOf = (id: string): number | undefined => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined);

/** A kind of card for pages that are always there, by name. `named` gives the card of one for the head of its page. */
export function fixedCards<Name extends string>(
  kind: string,
  cards: Record<Name, CardContent>,
): { kind: CardKind; named: (name: Name) => NamedCard } {
  const byName = new Map<string, CardContent>(Object.entries(cards));
  return {
    kind: {
      kind,
      load: async (_app, id) => {
        const content = byName.get(id);
        return content && { content };
      },
    },
    named: (name) => ({ kind, id: name, card: { content: cards[name] } }),
  };
}
