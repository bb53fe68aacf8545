import { CHOICES_PATH, UNSUBSCRIBE_PATH } from '../subscribing/linkPaths.ts';

/**
 * Stand in the stored content of an issue for the links of each subscriber. The domain is reserved (RFC 2606), so that
 * they lead nowhere.
 */
export const STOP_PLACE = 'https://stop.invalid/';
export const CHOICES_PLACE = 'https://choices.invalid/';

/** Where an issue says what is kept about its readers, those too who subscribed at another site (DPDP Act 2023, section 5(2)). */
export const privacyPolicy = (siteUrl: string): string => `${siteUrl}/static-page/privacy-policy`;

/** The links of one subscriber. */
type PersonalLinks = { stop: string; choices: string };

/** Content with the links of a subscriber in their places; they need no escaping in HTML. */
export const withLinks = (content: string, { stop, choices }: PersonalLinks): string =>
  content.replaceAll(STOP_PLACE, stop).replaceAll(CHOICES_PLACE, choices);

/** Links for a preview or a test, which belong to no subscriber: they lead to pages that say so. */
export const linksOfNobody = (siteUrl: string): PersonalLinks => ({
  stop: `${siteUrl}${UNSUBSCRIBE_PATH}`,
  choices: `${siteUrl}${CHOICES_PATH}`,
});
