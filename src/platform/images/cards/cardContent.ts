import type { FocalPoint } from '../imageRequest.ts';

/** A social card is a picture of this size, which WhatsApp, X, Facebook and LinkedIn show whole. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Increase it when the drawing of cards changes, so that they get new addresses and are drawn again. */
export const CARD_RECIPE = 1;

/** A picture of the newspaper's storage or of an allowed host, with the point that its crop keeps. */
export type CardPicture = { url: string; focal?: FocalPoint };

/** `kicker` stands above the headline in kesar; with `isLive` behind a label that says so. */
type Headed = { kicker: string; headline: string; isLive?: boolean };

/** A story, gallery, video or web story: words at the left, the picture at the right. */
export type StoryCardContent = Headed & {
  design: 'story';
  /** One line at the foot: a byline or a day. */
  note: string;
  picture?: CardPicture | undefined;
  /** What lies on the picture: a length, a number of pictures. */
  label?: string;
  /** A video has a triangle on its picture and stands on the dark ground. */
  isVideo?: boolean;
};

/** A list or a page of the newspaper: its name in large letters. */
export type ListCardContent = Headed & { design: 'list'; note: string };

export type MatchCardContent = Headed & {
  design: 'match';
  /** The two sides, that which batted first above. */
  sides: readonly { name: string; score: string; overs: string; isBatting: boolean }[];
  note: string;
};

/** An election: the seats of each group as figures and as a bar. Colours are those of parties. */
export type TallyCardContent = Headed & {
  design: 'tally';
  blocks: readonly { name: string; total: number; color: string }[];
  seats: number;
  /** Number of seats of a majority, with its word; marked on the bar. */
  majority?: { seats: number; word: string } | undefined;
  note: string;
};

/** A seat: the first two candidates with their votes. */
export type SeatCardContent = Headed & {
  design: 'seat';
  lines: readonly { name: string; party: string; color: string; figure: string; share: string }[];
  note: string;
};

/** The price of a crop. */
export type PriceCardContent = Headed & {
  design: 'price';
  price: string;
  unit: string;
  change?: { text: string; direction: 'up' | 'down' | 'level' } | undefined;
  /** Prices of the last days, oldest first, for the line. */
  days: readonly number[];
  note: string;
};

/** The newspaper itself: the card of pages without one of their own. */
type SiteCardContent = { design: 'site' };

/** What a card shows. */
export type CardContent =
  | StoryCardContent
  | ListCardContent
  | MatchCardContent
  | TallyCardContent
  | SeatCardContent
  | PriceCardContent
  | SiteCardContent;

/** The picture that a card shows, if any. */
export const pictureOfCard = (content: CardContent): CardPicture | undefined => (content.design === 'story' ? content.picture : undefined);
