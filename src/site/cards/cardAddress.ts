import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { CARD_RECIPE } from '../../platform/images/cards/cardContent.ts';
import type { Card, NamedCard } from './card.ts';

const VERSION_LETTERS = 8;
const SIGNATURE_LETTERS = 12;

/** What an address of a card names. */
type CardName = { kind: string; id: string; version: string };

/** The addresses of cards. Only this newspaper can make one, so nobody can have pictures made that no page names. */
export type CardAddresses = {
  /** `/card/story/123-<version><signature>.jpg`: another one when the card shows something else. */
  addressOf: (named: NamedCard) => string;
  /** What an address names, in whichever version; undefined if this newspaper has not made it. */
  read: (kind: string, file: string) => CardName | undefined;
};

const FILE = new RegExp(`^([a-z0-9-]{1,80})-([0-9a-f]{${VERSION_LETTERS}})([0-9a-f]{${SIGNATURE_LETTERS}})\\.jpg$`);

/** The version of a card: of all that it shows, or of what its address is to change with. */
export const versionOf = ({ content, changesWith }: Card): string =>
  hash('sha256', JSON.stringify([CARD_RECIPE, changesWith ?? content])).slice(0, VERSION_LETTERS);

/** Makes and reads addresses with the secret of the newspaper. */
export function createCardAddresses(secret: string): CardAddresses {
  const sign = ({ kind, id, version }: CardName) =>
    createHmac('sha256', secret).update(`${kind}/${id}-${version}`).digest('hex').slice(0, SIGNATURE_LETTERS);
  return {
    addressOf: ({ kind, id, card }) => {
      const name = { kind, id: String(id), version: versionOf(card) };
      return `/card/${kind}/${id}-${name.version}${sign(name)}.jpg`;
    },
    read: (kind, file) => {
      const [, id, version, signature] = FILE.exec(file) ?? [];
      if (id === undefined || version === undefined || signature === undefined) return undefined;
      const name = { kind, id, version };
      return timingSafeEqual(Buffer.from(sign(name)), Buffer.from(signature)) ? name : undefined;
    },
  };
}
