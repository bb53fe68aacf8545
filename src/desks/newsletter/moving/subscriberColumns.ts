/** What the columns of a list say, by the names that Ghost, Mailchimp, Substack, MailPoet, Brevo, Zoho, Jetpack and others give them. */
const NAMES = {
  address: ['email', 'emailaddress', 'emailid', 'mail', 'useremail', 'contactemail', 'subscriberemail', 'ઈમેલ', 'ઇમેલ', 'ઈમેઇલ'],
  /** When the subscription was confirmed or, where a list does not say, made. */
  agreed: [
    'confirmtime',
    'confirmedat',
    'optintime',
    'optindate',
    'subscribedat',
    'subscribedon',
    'subscriptiondate',
    'subscribedate',
    'datesubscribed',
    'signupdate',
    'askedat',
    'createdat',
    'created',
    'createdon',
    'dateadded',
    'addedtime',
    'addedon',
    'timestamp',
  ],
  /** Filled in once somebody has left. */
  ended: ['unsubtime', 'unsubscribedat', 'unsubscribetime', 'unsubscribedate', 'dateunsubscribed', 'deletedat', 'cleantime', 'bouncedat'],
  /** True for whoever gets nothing. */
  refuses: ['emaildisabled', 'emailblacklisted', 'emailblocklisted', 'blacklisted', 'blocklisted', 'unsubscribed', 'optout', 'optedout'],
  /** True for whoever gets the newsletter. */
  accepts: ['subscribedtoemails', 'subscribed', 'optin', 'optedin', 'acceptsmarketing', 'acceptsemailmarketing'],
  state: ['status', 'state', 'subscriberstatus', 'subscriptionstatus', 'emailstatus', 'globalstatus', 'liststatus', 'contactstatus'],
} as const;

type Meaning = keyof typeof NAMES;
/** The positions of the columns of each meaning, the surest first. */
export type SubscriberColumns = Readonly<Record<Meaning, number[]>>;

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

/** The columns of a list whose meaning is known. A column "State" may be that of a postal address: then it has no word of ours. */
export function subscriberColumns(heading: readonly string[], rows: readonly (readonly string[])[]): SubscriberColumns {
  const names = heading.map(plain).map((name, at) => (name === 'state' && !rows.some((cells) => stateOfWord(cells[at] ?? '')) ? '' : name));
  const positions = (meaning: Meaning): number[] =>
    NAMES[meaning].flatMap((name) => names.flatMap((column, at) => (column === name ? [at] : [])));
  return {
    address: positions('address'),
    agreed: positions('agreed'),
    ended: positions('ended'),
    refuses: positions('refuses'),
    accepts: positions('accepts'),
    state: positions('state'),
  };
}

const STATES = {
  subscribed: ['subscribed', 'confirmed', 'active', 'enabled', 'optedin', 'yes', 'true'],
  left: [
    'unsubscribed',
    'inactive',
    'bounced',
    'hardbounced',
    'cleaned',
    'complained',
    'spam',
    'blocked',
    'blacklisted',
    'blocklisted',
    'deleted',
    'archived',
    'disabled',
    'optedout',
    'no',
    'false',
  ],
  waiting: ['waiting', 'pending', 'unconfirmed', 'nonsubscribed', 'transactional'],
} as const;

/** What a list says about a subscriber in one word; undefined for a word that is not known. */
export const stateOfWord = (word: string): keyof typeof STATES | undefined =>
  (['subscribed', 'left', 'waiting'] as const).find((state) => STATES[state].some((known) => known === plain(word)));

/** Whether a cell says no: a field that is false, or empty. */
export const saysNo = (cell: string): boolean => /^(|0|no|n|false|f|off|null|none|ના)$/iu.test(cell);
