import { mediaAddress } from '../../../platform/storage/mediaAddress.ts';
import { fixedCards, type NamedCard } from '../../../site/cards/card.ts';
import { adKindText } from '../kinds/words.ts';
import type { ShownAd } from '../views/AdDetails.tsx';
import { classifiedText as words } from '../words.ts';

/** The social card of an advertisement: its title, its kind and city, and its first picture. */
export const adSocialCard = (ad: ShownAd): NamedCard => ({
  kind: 'ad',
  id: ad.id,
  card: {
    content: {
      design: 'story',
      kicker: `${words.title} · ${adKindText[ad.kind]}`,
      headline: ad.title,
      note: ad.city,
      picture: ad.pictures[0] && { url: mediaAddress(ad.pictures[0].file) },
    },
  },
});

export const adPageCards = fixedCards('classifieds', {
  home: { design: 'list', kicker: words.all, headline: words.title, note: words.description },
});
