/** Where the links in the mails lead; each carries a `token`. */
export const CONFIRM_PATH = '/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
/** Where a subscriber chooses editions. */
export const CHOICES_PATH = '/newsletter/editions';
