/** What names this newspaper. Everything here may be changed by a publisher; nothing else in the code says the paper's name. */
export const siteConfig = {
  name: 'સવાર',
  nameEn: 'Savar',
  slug: 'savar',
  /** The name as it is drawn in the masthead: one path, so that it never waits for a font. */
  wordmark: {
    width: 410,
    height: 131,
    viewBox: '2 -126 410 131',
    path: 'M99 -45L99 -121L134 -121L134 -45L99 -45ZM99 0L99 -55L134 -55L134 0L99 0ZM33 -37L4 -43L4 -69L28 -69Q36 -70 40 -72Q44 -75 44 -82L44 -83Q44 -89 40 -92Q37 -95 30 -95Q25 -95 19 -94Q13 -93 8 -91L11 -119Q16 -121 23 -123Q30 -124 38 -124Q58 -124 69 -114Q80 -104 80 -84L80 -82Q80 -63 70 -53Q61 -43 43 -43L33 -43L33 -37ZM66 3Q54 3 43 -1Q33 -5 26 -14Q20 -23 17 -37L15 -53L48 -56L50 -43Q52 -37 55 -33Q58 -29 63 -28Q68 -26 73 -26Q76 -26 79 -27Q81 -27 83 -28L80 1Q77 2 73 2Q70 3 66 3ZM88 -49Q81 -49 74 -50Q67 -51 62 -52L64 -77L102 -77Q106 -77 110 -77Q115 -77 119 -77L121 -49L88 -49ZM191 -15Q177 -15 168 -20Q159 -26 154 -36Q150 -46 150 -61L150 -74Q150 -98 160 -109Q171 -121 192 -121Q197 -121 202 -120Q208 -119 211 -117L214 -90Q211 -91 209 -91Q206 -91 203 -91Q194 -91 190 -87Q186 -82 186 -72L186 -64Q186 -54 191 -49Q195 -45 204 -45Q213 -45 218 -48Q223 -52 224 -57L225 -35L222 -35Q220 -29 217 -24Q213 -20 207 -17Q200 -15 191 -15ZM223 -45L223 -121L258 -121L258 -45L223 -45ZM223 0L223 -55L258 -55L258 0L223 0ZM278 -45L278 -121L313 -121L313 -45L278 -45ZM278 0L278 -55L313 -55L313 0L278 0ZM358 -35L327 -41L327 -67L354 -67Q363 -68 368 -71Q373 -74 373 -81L373 -82Q373 -89 368 -92Q364 -95 355 -95Q349 -95 343 -94Q337 -93 331 -91L334 -119Q340 -121 347 -123Q355 -124 363 -124Q378 -124 388 -119Q398 -115 404 -106Q409 -97 409 -83L409 -81Q409 -62 399 -51Q388 -41 369 -41L358 -41L358 -35ZM389 3Q376 3 366 -1Q356 -5 349 -14Q342 -23 340 -37L337 -53L371 -56L373 -43Q375 -33 381 -30Q388 -26 396 -26Q400 -26 403 -27Q407 -28 409 -28L406 0Q402 2 398 2Q394 3 389 3Z',
  },
  tagline: ['ગુજરાતની સવાર,', 'ગુજરાતીમાં'],
  description: 'સવાર: ગુજરાત, દેશ અને દુનિયાની વાત, ખેતરથી અવકાશ સુધી, ચોખ્ખી ગુજરાતીમાં.',
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
    english: 'https://english.savar.example/',
    gujarati: 'https://savar.example/',
  },
  /** What an administrator may set otherwise in the newsroom: whether readers may log in, where advertisements load, social links. */
  isLoginRequired: true,
  ads: { desktop: true, mobile: true },
  /** Whether stories take comments, unless an editor says otherwise, and for how many days. */
  comments: { isOpen: true, closeAfterDays: 14 },
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/savar.example' },
    { name: 'Twitter', url: 'https://x.com/savar_example' },
    { name: 'Telegram', url: 'https://t.me/savar_example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/savar-example' },
    { name: 'Instagram', url: 'https://www.instagram.com/savar.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@savar-example' },
  ],
  stores: {
    android: 'https://play.google.com/store/apps/details?id=example.savar.news',
    ios: 'https://apps.apple.com/app/savar-example/id0000000000',
  },
  /** Google's "preferred sources" invitation; the reader's own choice there brings the paper up in their search. */
  trustedSourceUrl: 'https://www.google.com/preferences/source?q=savar.example',
} as const;
