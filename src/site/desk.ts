import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { Duration } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { ExportTable } from '../platform/export/exportTable.ts';
import type { Settings } from '../platform/settings.ts';
import type { Language } from '../platform/text/language.ts';
import type { App } from './app.ts';
import type { Call } from './calls/call.ts';
import type { Form } from './calls/form.ts';
import type { CardKind } from './cards/card.ts';
import type { LiteRule } from './lite/liteHtml.ts';
import type { LiveTopic } from './live/live.ts';
import type { NewsroomCall } from './newsroom/newsroomCall.ts';
import type { Sentence } from './newsroom/newsroomError.ts';
import type { AroundPage } from './pages/aroundPage.ts';
import type { Device } from './pages/device.ts';
import type { Layout } from './pages/layoutTable.ts';
import type { Page } from './pages/page.tsx';
import type { Subject } from './pages/subject.ts';
import type { OptionalPurpose, PersonalData } from './personalData.ts';
import type { SearchKind } from './searchKind.ts';
import type { SitemapSection } from './sitemaps/sitemapSection.ts';

export type Link = { name: string; href: string; newTab?: boolean };
/** `lang` is the language of the name, if it is another than the page's. */
export type MenuLink = Link & { type: string; lang?: Language; children?: Link[] };

/** The parts of the shell on every page, each provided by a desk. */
export type ShellParts = {
  topMenu: MenuLink[];
  bottomMenu: MenuLink[];
  mobileMenu: MenuLink[];
  footerCategories: Link[];
  footerMagazines: Link[];
  footerCities: Link[];
  footerColumns: Link[];
  footerPages: Link[];
  /** The newspaper's profiles on social networks. */
  social: Link[];
  /** The newsletter form. */
  footerForm: ReactNode;
  /** Whether readers can log in (specification, section 6). */
  offersLogin: boolean;
};

type ShellPart<Name extends keyof ShellParts> = {
  part: Name;
  /** The editions that show it; the Gujarati one by default. */
  editions?: readonly Language[];
  tags: string[];
  load: (db: Database) => Promise<ShellParts[Name]>;
};
export type AnyShellPart = { [Name in keyof ShellParts]: ShellPart<Name> }[keyof ShellParts];

type RenderedPart = { node: ReactNode; tags: string[] } | null;

/**
 * A block of the front page. Without a node it has nothing to show now, and its tags say which changes may give it something. Of one that
 * editors can arrange, `arranged` are the stories it shows now, and `until` is when the next of their choices expires.
 */
export type RenderedFrontBlock = NonNullable<RenderedPart> & {
  until?: Date | undefined;
  arranged?: readonly { block: string; articleIds: readonly number[] }[] | undefined;
};

/** Stories that editors have pinned to a topic's list: each with its position from 0, and when the next pin expires. */
export type PinnedStories = { places: { position: number; articleId: number }[]; until: Date | undefined; tags: string[] };

/** A block of the sidebar, in all layouts with a sidebar or in the listed ones. `render` returns no node if there is nothing to show. */
export type SidebarBlock = {
  name: string;
  order: number;
  layouts?: readonly Layout[];
  /** The edition that shows it; the Gujarati one by default. */
  edition?: Language;
  /**
   * The cache key, from what the block shows of the page's subject: pages with the same key share its HTML. Without it the block is
   * rendered for each page.
   */
  key?: (subject: Subject) => string;
  /** How long its HTML is shared unless it is invalidated; one minute by default. */
  freshFor?: Duration;
  render: (app: App, subject: Subject) => Promise<{ node: ReactNode; tags: readonly string[] }>;
};

/** Position of a block on the front page, from the top. Breaking news, the lead, the latest and the most read come first. */
export type FrontPlace =
  | 'ticker'
  | 'lead'
  | 'latest'
  | 'ranked'
  | 'heads'
  | 'sections'
  | 'band'
  | 'data'
  | 'moreSections'
  | 'lowerBand'
  | 'close';

type FrontPage = { device: Device; now: Date };

/**
 * A block of the front page. `place` is its position; `order` is the order in which blocks choose their stories and, within a place, the
 * order from the top. No story appears twice on the page: story blocks `choose` one after the other and skip the stories that earlier
 * blocks have added to `taken`. Then all blocks are rendered at the same time, so that their reads are batched.
 */
export type FrontBlock = {
  name: string;
  place: FrontPlace;
  order: number;
  /** Set if a page with nothing but this block is no front page. */
  isExtra?: boolean;
} & (
  | { render: (app: App, page: FrontPage) => Promise<RenderedFrontBlock>; choose?: never }
  | { choose: (app: App, page: FrontPage & { taken: Set<number> }) => Promise<() => Promise<RenderedFrontBlock>> }
);

/**
 * A section that a desk adds to a story page, after the text. `jsonLd` is added to the page's structured data; `isLive` is set while the
 * section is updated live, which the story's social card says; `updatedAt` is when its content last changed.
 */
export type StorySection = (
  app: App,
  story: { id: number; address: string; headline: string; publishedAt: Date; sensitive: boolean },
  now: Date,
) => Promise<(NonNullable<RenderedPart> & { jsonLd: readonly Thing[]; isLive?: boolean; updatedAt?: Date | undefined }) | null>;

/** A link of the readers' sitemap page, with those under it. */
export type SitemapLink = Link & { children?: Link[] };

/** Addresses for the readers' sitemap page, under a heading. */
export type SitemapSource = {
  heading: string;
  tags: string[];
  /** Whether `sitemapSections` has these addresses too; otherwise search engines find them in the section `pages`. */
  isInSection?: boolean;
  load: (db: Database) => Promise<SitemapLink[]>;
};

/** An item that uses a picture of the library: its kind, its title, and its address in the newsroom. */
export type PictureUse = { kind: Sentence; title: string; href: string };

/**
 * The items of a desk that use a picture: at most `most` of them by name, published or not, and the cache tags of every page that shows any
 * of them, the same as a revision of each item would invalidate.
 */
export type UsesOfPicture = (db: Database, key: string, most: number) => Promise<{ uses: PictureUse[]; tags: string[] }>;
/** The result for a moved address: a redirect, or gone, optionally with a line for readers that says why and a page to read instead. */
export type MissingPath = { to: string; status: 301 | 302 } | { gone: string; instead?: Link } | 'gone';

/**
 * Updates a desk's references when topics change. Each function runs in the transaction of the change; functions that change data return
 * cache tags.
 */
export type TopicListener = {
  /** Whether the topic is used in a way that no foreign key protects. */
  uses?: (tx: Database, topic: { id: number; kind: string; slug: string }) => Promise<boolean>;
  /** The topic's slug changes from `from` to `to`: updates references by slug. */
  rename?: (tx: Database, topic: { kind: string; from: string; to: string }) => Promise<string[]>;
  /** Moves everything from topic `from` to topic `into`. */
  merge?: (tx: Database, from: number, into: number) => Promise<string[]>;
  /** A category moves from one parent category to another; null is the top level. */
  regroup?: (tx: Database, id: number, from: number | null, to: number | null) => Promise<string[]>;
};

/** Warnings of a desk to the editor before a story is published, each with its field. `words` is the whole text of the story. */
export type PublishWarnings = (
  db: Database,
  story: { topicIds: readonly number[]; words: string },
  now: Date,
) => Promise<{ path: string; message: Sentence }[]>;

/** A reader who is logged in. */
export type Reader = { id: string };

/** The reader whose session a request's headers carry, if any; not a child who waits for a parent. */
export type FindReader = (app: App, headers: Headers) => Promise<Reader | undefined>;

/** The owner of a session; a child whose parent has not agreed may do only what needs no more personal data. */
export type SessionOwner = Reader & { awaitsParent: boolean };
export type FindSessionOwner = (app: App, headers: Headers) => Promise<SessionOwner | undefined>;

/** Whether readers can log in now; while they cannot, nothing is added to an account either. */
export type OffersLogin = (db: Database) => Promise<boolean>;

/** A reader with the address or number by which they log in, which a code has verified. */
export type KnownReader = { id: string; email: string | undefined; phone: string | undefined };

/** What a desk stores about readers. */
export type ReaderData = {
  /** Its name in the reader's own copy. */
  name: string;
  /** For the reader's own copy, as JSON (Digital Personal Data Protection Act 2023, section 11). */
  read: (db: Database, reader: KnownReader) => Promise<unknown>;
  /**
   * Erases it, in the transaction that deletes the account (section 12); not needed where a foreign key does it. Returns the cache tags of
   * pages that show it.
   */
  erase?: (tx: Database, reader: KnownReader, now: Date) => Promise<readonly string[]>;
};

/** What a desk keeps open while the newspaper runs. */
export type OpenedDesk = { calls?: readonly Call[]; pages?: readonly Page[]; close: () => Promise<void> };

/** Something that may depend on what is configured. */
export type OfSettings<T> = T | ((settings: Settings) => T);

/** What one desk contributes to the newspaper. `startNewspaper.ts` uses desks through their manifests only. */
export type Desk = {
  /** The name of the desk's folder. */
  name: string;
  pages?: readonly Page[];
  forms?: readonly Form[];
  /** Content of the desk that is updated live. */
  live?: readonly LiveTopic[];
  calls?: readonly Call[];
  /** Calls and pages that need an open resource while the newspaper runs; `close` closes it. */
  open?: (app: App) => OpenedDesk;
  /** Calls of the newsroom, for the screens that the desk lists in its `newsroom/screens.tsx`. */
  newsroom?: readonly NewsroomCall[];
  /** The social cards of its pages. */
  cards?: readonly CardKind[];
  /** Where the desk uses a library picture; required if the desk references pictures by key. */
  usesOfPicture?: UsesOfPicture;
  shell?: readonly AnyShellPart[];
  sidebar?: readonly SidebarBlock[];
  front?: readonly FrontBlock[];
  storySection?: StorySection;
  aroundPage?: AroundPage;
  /** What the desk leaves out of lite pages. */
  liteRules?: readonly LiteRule[];
  publishWarnings?: PublishWarnings;
  sitemap?: readonly SitemapSource[];
  /** Addresses for search engines, in the sitemaps under `/sitemap.xml`. */
  sitemapSections?: readonly SitemapSection[];
  onTopicChange?: TopicListener;
  /** What readers find by the search. */
  searchKinds?: readonly SearchKind[];
  /** Of the desk that has the readers' accounts. */
  findSessionOwner?: FindSessionOwner;
  /** Of the desk that has the settings: whether readers can log in (specification, section 6). */
  offersLogin?: OffersLogin;
  readerData?: ReaderData;
  personalData?: OfSettings<readonly PersonalData[]>;
  purposes?: OfSettings<readonly OptionalPurpose[]>;
  pinnedStories?: (db: Database, topicId: number, now: Date) => Promise<PinnedStories>;
  /** The tables of the desk in an export, referenced tables first. */
  exportTables?: readonly ExportTable[];
  /** Called before a 404 is sent; `path` is the requested path with its query. */
  resolveMissing?: (app: App, path: string) => Promise<MissingPath | undefined>;
  /** Fills a new installation with required rows (built-in lists). */
  install?: (app: App) => Promise<void>;
};
