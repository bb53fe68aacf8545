/** The newspaper's apps in the stores of phones. Without any, readers are not offered one. */
const stores: { android?: string; ios?: string } = {
  android: 'https://play.google.com/store/apps/details?id=example.savar.news',
  ios: 'https://apps.apple.com/app/savar-example/id0000000000',
};

/**
 * Pictures of this newspaper with which browsers offer to install it, first those for phones (720 to 1280), then those for desks (1280 to 800).
 * Without any, browsers offer it with its name alone.
 */
const screenshots: { phone: readonly string[]; desk: readonly string[] } = {
  phone: ['docs/pictures/home-phone.webp', 'docs/pictures/story-phone.webp'],
  desk: ['docs/pictures/home-desktop.webp'],
};

/** What names this newspaper. Everything here may be changed by a publisher; nothing else in the code says the paper's name. */
export const siteConfig = {
  name: 'સવાર',
  nameEn: 'Savar',
  slug: 'savar',
  /**
   * The name as it is drawn in the masthead: one path, so that it never waits for a font, in
   * relative commands, which are the shortest: it is in the HTML of every page.
   */
  wordmark: {
    width: 410,
    height: 131,
    viewBox: '2 -126 410 131',
    path: 'm99-45v-76h35v76zm0 45v-55h35v55zm-66-37l-29-6v-26h24q8-1 12-3 4-3 4-10v-1q0-6-4-9-3-3-10-3-5 0-11 1-6 1-11 3l3-28q5-2 12-4 7-1 15-1 20 0 31 10 11 10 11 30v2q0 19-10 29-9 10-27 10h-10zm33 40q-12 0-23-4-10-4-17-13-6-9-9-23l-2-16 33-3 2 13q2 6 5 10 3 4 8 5 5 2 10 2 3 0 6-1 2 0 4-1l-3 29q-3 1-7 1-3 1-7 1zm22-52q-7 0-14-1-7-1-12-2l2-25h38q4 0 8 0 5 0 9 0l2 28zm103 34q-14 0-23-5-9-6-14-16-4-10-4-25v-13q0-24 10-35 11-12 32-12 5 0 10 1 6 1 9 3l3 27q-3-1-5-1-3 0-6 0-9 0-13 4-4 5-4 15v8q0 10 5 15 4 4 13 4 9 0 14-3 5-4 6-9l1 22h-3q-2 6-5 11-4 4-10 7-7 2-16 2zm32-30v-76h35v76zm0 45v-55h35v55zm55-45v-76h35v76zm0 45v-55h35v55zm80-35l-31-6v-26h27q9-1 14-4 5-3 5-10v-1q0-7-5-10-4-3-13-3-6 0-12 1-6 1-12 3l3-28q6-2 13-4 8-1 16-1 15 0 25 5 10 4 16 13 5 9 5 23v2q0 19-10 30-11 10-30 10h-11zm31 38q-13 0-23-4-10-4-17-13-7-9-9-23l-3-16 34-3 2 13q2 10 8 13 7 4 15 4 4 0 7-1 4-1 6-1l-3 28q-4 2-8 2-4 1-9 1z',
  },
  tagline: ['ગુજરાતની સવાર,', 'ગુજરાતીમાં'],
  description: 'સવાર: ગુજરાત, દેશ અને દુનિયાની વાત, ખેતરથી અવકાશ સુધી, ચોખ્ખી ગુજરાતીમાં.',
  /** What the English edition (/en) says of the newspaper. */
  english: {
    tagline: ['Gujarat’s morning,', 'in English'],
    description: 'Savar in English: news of Gujarat, India and the world, from the field to the stars, in plain words.',
  },
  /** The byline of a story that names no author (specification, section 9). */
  defaultByline: 'GS TEAM',
  /** Shown to readers; dates are stored in UTC. */
  timeZone: 'Asia/Kolkata',
  email: 'sampadak@savar.example',
  /** Whom the IT Rules 2021 (rule 11) require a publisher to name. Invented for the demo: a publisher names its own. */
  grievanceOfficer: {
    name: 'રેખા ભટ્ટ',
    email: 'fariyad@savar.example',
    address: ['સવાર, ફરિયાદ નિવારણ અધિકારી', 'ચોથો માળ, નમૂના ભવન, આશ્રમ રોડ', 'અમદાવાદ 380009'],
  },
  /** No notifications to readers' phones between these times in India, unless an editor lets breaking news pass. */
  quietHours: { from: '22:30', until: '06:30' },
  editions: {
    /** Paths of this site, or the address of another one. The menus link the site's own English edition as long as it has stories. */
    english: '/en',
    gujarati: '/',
  },
  /** What an administrator may set otherwise in the newsroom: whether readers may log in, where advertisements load, comments, AMP, social links. */
  isLoginRequired: true,
  ads: { desktop: true, mobile: true },
  /** Whether stories take comments, unless an editor says otherwise, and for how many days. */
  comments: { isOpen: true, closeAfterDays: 14 },
  /** Whether stories are also AMP documents. */
  amp: true,
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/savar.example' },
    { name: 'Twitter', url: 'https://x.com/savar_example' },
    { name: 'Telegram', url: 'https://t.me/savar_example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/savar-example' },
    { name: 'Instagram', url: 'https://www.instagram.com/savar.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@savar-example' },
  ],
  stores,
  screenshots,
  /** Google's "preferred sources" invitation; the reader's own choice there brings the paper up in their search. */
  trustedSourceUrl: 'https://www.google.com/preferences/source?q=savar.example',
} as const;
