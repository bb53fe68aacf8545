import { editionOf, type Language } from '../../../platform/text/language.ts';
import { articleWords } from '../words.ts';

/** The mark of a story that an advertiser has paid for, with the advertiser's name: પ્રાયોજિત: અમૂલ. */
export const sponsoredBy = (sponsor: string, language: Language = 'gu'): string => `${articleWords.sponsored[language]}: ${sponsor}`;

/** The headline of a story on the front page and in lists where nothing but the headline is shown: marked as `markedHeadline` does. */
export const markedListHeadline = ({
  headline,
  listHeadline,
  sponsor,
}: {
  headline: string;
  listHeadline: string;
  sponsor: string;
}): string => markedHeadline({ headline: listHeadline || headline, sponsor });

/** A headline where nothing but the headline is shown: marked, if an advertiser has paid for the story. */
export const markedHeadline = ({ headline, sponsor, language = 'gu' }: { headline: string; sponsor: string; language?: string }): string =>
  sponsor ? `${articleWords.sponsored[editionOf(language)]}: ${headline}` : headline;
