/** What a reader has written, in their account. */
export const OWN_COMMENTS = '/account/comments';
/** Where they choose of what they get mails. */
export const MAIL_CHOICE = `${OWN_COMMENTS}/mails`;
