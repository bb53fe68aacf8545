/** A category, tag or author as another system names it: its address part there, and its name. */
export type SourceName = { slug: string; name: string };

/** A story as another system has it, before anything of ours is made of it. */
export type SourceStory = {
  /** What names it there, for good. */
  original: string;
  title: string;
  /** Its address there. */
  link: string;
  html: string;
  /** Whether blank lines part its paragraphs, as in what WordPress stores. */
  isWrittenInLines: boolean;
  summary: string;
  /** The last part of its address there; empty when that says nothing. */
  slug: string;
  language: string;
  publishedAt: Date | undefined;
  updatedAt: Date | undefined;
  authors: SourceName[];
  categories: SourceName[];
  tags: SourceName[];
  /** The picture above it: an address, or the number of an attachment. */
  picture: { src: string; alt: string; caption: string } | { attachment: string } | undefined;
  comments: number;
  /** Paths at which it could be read. */
  oldPaths: string[];
  /** What it is there while readers cannot read it; not there for what they can. */
  inHand?: InHand;
  /** What only this paper's own format says (`storyLine.ts`, `storyFiles.ts`). */
  kicker?: string;
  /** Its text, if that is Markdown and no HTML. */
  markdown?: string;
  /** The topics of this paper in which it stands, by slug or name. */
  placements?: { kind: PlacementKind; slug: string }[];
  flags?: StoryFlags;
  /** How often it has been read. */
  views?: number;
  /** The words that date it by the moment of the import: the same story then is no changed one. */
  datedAs?: string;
};

export type PlacementKind = 'category' | 'city' | 'section' | 'magazine' | 'column';
export type StoryFlags = {
  breaking?: boolean;
  topHead?: boolean;
  topStory?: boolean;
  sensitive?: boolean;
};

/** A story that nobody there has published: a draft, one that waits to be read, one that is to come, one for the staff alone. */
export type InHand = 'draft' | 'pending' | 'future' | 'private';

/** What a file tells, in its own order. */
export type SourceEvent =
  /** What the file is of: the address of the site there. */
  | { kind: 'site'; url: string; language: string }
  | { kind: 'author'; author: SourceName }
  | { kind: 'category'; category: SourceName & { parentSlug: string; description: string } }
  | { kind: 'tag'; tag: SourceName & { description: string } }
  | { kind: 'attachment'; attachment: { original: string; src: string; alt: string; caption: string } }
  | { kind: 'story'; story: SourceStory }
  /** A story that comes later and that others may refer to by its slug. */
  | { kind: 'storyName'; original: string; slug: string }
  /** What there is no place for, in one sentence; `what` gathers its like in the report. */
  | { kind: 'leftOut'; what: string; which: string }
  /** A part of the file that could not be read. */
  | { kind: 'unreadable'; where: string; why: string };

/** A file that cannot be read, or not to its end, in one sentence. */
export class SourceBroken extends Error {}
