import { CARD_SIZE } from '../../platform/images/cards/cardContent.ts';
import type { App } from '../app.ts';
import type { Head } from '../document/head.ts';

/**
 * The picture with which a page is shared (og:image), in this order: the picture that its head chooses, the card of its subject, the card
 * of the newspaper. Its path is on this site.
 */
export function socialImageOf({ cards, assets }: Pick<App, 'cards' | 'assets'>, head: Head): NonNullable<Head['image']> {
  if (head.image) return head.image;
  return { path: head.card ? cards.addressOf(head.card) : assets().card, ...CARD_SIZE, alt: head.title };
}
