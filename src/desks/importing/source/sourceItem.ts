/** A category, tag or author of another system: its slug and name there. */
export type SourceName = { slug: string; name: string };

/** A story of another system, before conversion. */
export type SourceStory = {
  /** Its permanent id there. */
  original: string;
  title: string;
  /** Its address there. */
  link: string;
  html: string;
  /** Whether blank lines separate paragraphs, as in WordPress content. */
  isWrittenInLines: boolean;
  summary: string;
  /** The last segment of its address there; empty if that is not meaningful. */
  slug: string;
  language: string;
  publishedAt: Date | undefined;
  updatedAt: Date | undefined;
  authors: SourceName[];
  categories: SourceName[];
  /** The slug of the one of its categories that is its own, if the source says so. */
  mainCategory?: string;
  tags: SourceName[];
  /** The main picture: an address, or the id of an attachment. */
  picture: { src: string; alt: string; caption: string } | { attachment: string } | undefined;
  /** What readers said about it there. */
  comments: SourceComment[];
  /** Its addresses in the source. */
  oldPaths: string[];
  /** Its state in the source if it is unpublished; missing for published stories. Its name is part of the stored hash (`hashOf`). */
  inHand?: UnpublishedState;
  /** The following fields exist in this system's own formats only (`storyLine.ts`, `storyFiles.ts`). */
  kicker?: string;
  /** Its text, if it is Markdown instead of HTML. */
  markdown?: string;
  /** The slug of the story that it translates. */
  translationOf?: string;
  /** Its topics on this site, by slug or name. */
  placements?: { kind: PlacementKind; slug: string }[];
  flags?: StoryFlags;
  presentation?: SourcePresentation;
  /** Number of reads. */
  views?: number;
  /** The relative date as text, so that the same story is not detected as changed in a later import. */
  datedAs?: string;
};

/** A published comment of another system. */
export type SourceComment = {
  /** Its permanent id there. */
  original: string;
  /** The id of the comment that it answers; empty if it answers none. */
  under: string;
  /** Empty if it is anonymous. */
  name: string;
  text: string;
  /** Undefined if the source does not say. */
  publishedAt: Date | undefined;
  /** Set for an answer of the newspaper. */
  badge?: 'editor' | 'author';
};

export type PlacementKind = 'category' | 'city' | 'section' | 'magazine' | 'column';
export type StoryFlags = {
  breaking?: boolean;
  topHead?: boolean;
  topStory?: boolean;
  sensitive?: boolean;
};

/** What search engines, social networks and readers are told beside the text. The picture is an address or a key. */
export type SourcePresentation = {
  listHeadline?: string;
  searchTitle?: string;
  searchDescription?: string;
  socialHeadline?: string;
  socialPicture?: string;
  canonical?: string;
  noindex?: boolean;
  dateline?: string;
  sponsor?: string;
};

/** What the report calls pages that readers did not see there. */
export const UNSEEN_PAGES = 'pages that are not published there';

/** The state of an unpublished story: draft, pending review, scheduled, or private. */
export type UnpublishedState = 'draft' | 'pending' | 'future' | 'private';

/** A picture of the source; `parent` is the id of the story to which it was uploaded. */
export type SourceAttachment = { original: string; src: string; alt: string; caption: string; parent?: string };

/** The content of a file as events, in file order. */
export type SourceEvent =
  /** The site in the source: its address. */
  | { kind: 'site'; url: string; language: string }
  | { kind: 'author'; author: SourceName }
  | { kind: 'category'; category: SourceName & { parentSlug: string; description: string } }
  | { kind: 'tag'; tag: SourceName & { description: string } }
  | { kind: 'attachment'; attachment: SourceAttachment }
  | { kind: 'story'; story: SourceStory }
  /** A page that stands for itself, as About or Contact. */
  | { kind: 'page'; page: SourceStory }
  /** A later story that others may refer to by its slug. */
  | { kind: 'storyName'; original: string; slug: string }
  /** Something that cannot be imported, in one sentence; `what` groups similar items in the report. */
  | { kind: 'leftOut'; what: string; which: string }
  /** A part of the file that could not be read. */
  | { kind: 'unreadable'; where: string; why: string };

/** A file that cannot be read, or not to its end; the message is one sentence. */
export class SourceBroken extends Error {}
