/** The cache tag of every list of advertisements. */
export const ADS_TAG = 'classifieds';
/** The cache tag of one advertisement's own pages. */
export const adTag = (id: number): string => `classified:${id}`;
/** The tag of changes after which a mail to an advertiser is to be sent. */
export const AD_MAILS_TAG = 'classified-mails';
