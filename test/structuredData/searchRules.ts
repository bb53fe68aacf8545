// What Google's documentation of structured data (developers.google.com/search/docs/appearance/structured-data, read 2026) requires
// and recommends of each type, as far as a newspaper has it. A property with dots is one of a nested thing. Alternatives stand between bars.

export type SearchRule = {
  required: readonly string[];
  recommended: readonly string[];
  /** Recommended properties that a page leaves out when it has nothing to say there, with the reason. */
  mayLack?: Readonly<Record<string, string>>;
};

const noPicture = 'a story may have no picture';

export const searchRules: Readonly<Record<string, SearchRule>> = {
  NewsArticle: {
    required: ['headline', 'datePublished', 'author.name', 'publisher'],
    recommended: ['author.url', 'dateModified', 'image', 'mainEntityOfPage', 'inLanguage'],
    mayLack: { image: noPicture },
  },
  LiveBlogPosting: {
    required: ['headline', 'datePublished', 'coverageStartTime', 'liveBlogUpdate'],
    recommended: ['author', 'dateModified', 'coverageEndTime', 'publisher'],
    mayLack: { coverageEndTime: 'it goes on' },
  },
  BlogPosting: { required: ['headline', 'datePublished', 'articleBody'], recommended: ['url', 'image'], mayLack: { image: noPicture } },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration', 'contentUrl|embedUrl'],
  },
  ImageGallery: { required: ['name', 'image'], recommended: ['datePublished', 'dateModified', 'publisher'] },
  ImageObject: { required: ['contentUrl|url'], recommended: [] },
  BreadcrumbList: { required: ['itemListElement.item', 'itemListElement.name', 'itemListElement.position'], recommended: [] },
  ItemList: { required: ['itemListElement.position', 'itemListElement.url'], recommended: [] },
  ProfilePage: {
    required: ['mainEntity.name'],
    recommended: ['mainEntity.description', 'mainEntity.image', 'mainEntity.sameAs', 'mainEntity.url'],
    mayLack: {
      'mainEntity.description': 'an author may have written nothing of themselves',
      'mainEntity.image': 'authors have no portrait',
      'mainEntity.sameAs': 'an author may have no profile elsewhere',
    },
  },
  Dataset: {
    required: ['name', 'description'],
    recommended: [
      'creator',
      'distribution.contentUrl',
      'distribution.encodingFormat',
      'isAccessibleForFree',
      'license',
      'spatialCoverage',
      'temporalCoverage',
      'variableMeasured',
      'url',
    ],
  },
  SportsEvent: {
    required: ['name', 'startDate', 'location.name', 'location.address'],
    recommended: ['description', 'endDate', 'eventStatus', 'competitor.name', 'homeTeam', 'awayTeam', 'url'],
    mayLack: { endDate: 'the match is not over' },
  },
  SportsTeam: { required: ['name'], recommended: ['url'] },
  Person: { required: ['name'], recommended: ['url'] },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization.name', 'jobLocation.address.addressCountry'],
    recommended: ['baseSalary', 'employmentType', 'validThrough'],
    mayLack: { baseSalary: 'the advertiser may not say', employmentType: 'the advertiser may not say' },
  },
  Product: {
    required: ['name', 'offers.price'],
    recommended: ['offers.priceCurrency', 'offers.availability', 'offers.priceValidUntil', 'image', 'description'],
    mayLack: { image: 'an advertisement may have no picture', 'offers.price': 'a price may be a matter of talk' },
  },
  PublicationIssue: { required: ['name', 'datePublished'], recommended: ['isPartOf.name', 'url', 'publisher'] },
  NewsMediaOrganization: {
    required: ['name', 'url', 'logo.url'],
    recommended: [],
  },
  WebSite: { required: ['name', 'url'], recommended: ['alternateName', 'publisher', 'potentialAction.target.urlTemplate'] },
};

/** What the publisher says of itself on the front page (schema.org's NewsMediaOrganization, and what The Trust Project asks for). */
export const publisherOnFront = [
  'alternateName',
  'sameAs',
  'email',
  'contactPoint.email',
  'publishingPrinciples',
  'correctionsPolicy',
  'actionableFeedbackPolicy',
] as const;

/** The types that a page must have besides the publisher and, unless it is the front page, breadcrumbs. */
export const typesOfPages: Readonly<Record<string, readonly string[]>> = {
  'front page': ['WebSite'],
  'English front page': ['CollectionPage', 'ItemList'],
  story: ['NewsArticle'],
  'story covered live': ['NewsArticle', 'LiveBlogPosting'],
  'AMP story': ['NewsArticle'],
  'AMP story covered live': ['NewsArticle', 'LiveBlogPosting'],
  'AMP, list': ['ItemList'],
  category: ['ItemList'],
  'sub-category': ['ItemList'],
  city: ['ItemList'],
  tag: ['ItemList'],
  section: ['ItemList'],
  magazine: ['ItemList'],
  column: ['ItemList'],
  'latest, second page': ['ItemList'],
  breaking: ['ItemList'],
  'top heads': ['ItemList'],
  'most read': ['ItemList'],
  author: ['ProfilePage', 'ItemList'],
  'web stories': ['ItemList'],
  'web story': ['NewsArticle'],
  videos: ['ItemList'],
  'videos of a category': ['ItemList'],
  shorts: ['ItemList'],
  video: ['VideoObject'],
  'YouTube video': ['VideoObject'],
  'shorts viewer': ['VideoObject'],
  'photo gallery list': ['ItemList'],
  'photo gallery': ['ImageGallery'],
  'slide show': ['ImageGallery'],
  'e-paper, edition': ['PublicationIssue'],
  'e-paper, month': ['ItemList'],
  'mandi prices': ['ItemList'],
  'crop of the mandi': ['Dataset'],
  'market yard': ['Dataset'],
  'cricket, match': ['SportsEvent'],
  'cricket, matches of a side': ['ItemList'],
  'cricket, side': ['SportsTeam'],
  'cricket, player': ['Person'],
  'star candidates': ['ItemList'],
  'live news of an election': ['LiveBlogPosting'],
  candidate: ['Person'],
  letters: [],
  classifieds: [],
  'classifieds, all': ['ItemList'],
  'classifieds of a kind': ['ItemList'],
  'classified advertisement': ['Product'],
};
