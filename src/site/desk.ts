import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { Duration } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { ExportTable } from '../platform/export/exportTable.ts';
import type { App } from './app.ts';
import type { Call } from './calls/call.ts';
import type { Form } from './calls/form.ts';
import { Contribution, type OnLeftOut } from './contribution.ts';
import type { LiveTopic } from './live/live.ts';
import type { NewsroomCall } from './newsroom/newsroomCall.ts';
import type { Sentence } from './newsroom/newsroomError.ts';
import type { Device } from './pages/device.ts';
import type { Layout } from './pages/layoutTable.ts';
import type { Page } from './pages/page.tsx';

export type Link = { name: string; href: string; newTab?: boolean };
export type MenuLink = Link & { type: string; children?: Link[] };

/** What the shell shows on every page, each part handed over by some desk. */
export type ShellParts = {
  topMenu: MenuLink[];
  bottomMenu: MenuLink[];
  mobileMenu: MenuLink[];
  footerCategories: Link[];
  footerMagazines: Link[];
  footerCities: Link[];
  footerColumns: Link[];
  footerPages: Link[];
  /** The paper's places on social networks. */
  social: Link[];
  /** The newsletter's form. */
  footerForm: ReactNode;
  /** Whether readers are offered to log in (specification, section 6). */
  offersLogin: boolean;
};

type ShellPart<Name extends keyof ShellParts> = { part: Name; tags: string[]; load: (db: Database) => Promise<ShellParts[Name]> };
export type AnyShellPart = { [Name in keyof ShellParts]: ShellPart<Name> }[keyof ShellParts];

/** What a page is about, for the blocks beside it. */
export type Subject = { articleId?: number; videoId?: number; cityId?: number | undefined; relatedTags?: Link[] };

type RenderedPart = { node: ReactNode; tags: string[] } | null;

/** A block of the front page with what editors can arrange in it: which stories it shows now, and when the next of their choices is over. */
export type RenderedFrontBlock =
  | (NonNullable<RenderedPart> & {
      until?: Date | undefined;
      arranged?: readonly { block: string; articleIds: readonly number[] }[] | undefined;
    })
  | null;

/** What editors have put at the top of a topic's list: each story at its place from 0, and when the next of it is over. */
export type PinnedStories = { places: { position: number; articleId: number }[]; until: Date | undefined; tags: string[] };

/** A block of the sidebar, in all layouts that have one or in those it names. `render` gives no node when it has nothing to show. */
export type SidebarBlock = {
  name: string;
  order: number;
  layouts?: readonly Layout[];
  /** What the block shows of the page beside it: pages with the same key share its HTML. Without one it is rendered for each page. */
  key?: (subject: Subject) => string;
  /** How long its HTML is shared when nothing invalidates it; a minute unless told otherwise. */
  freshFor?: Duration;
  render: (app: App, subject: Subject) => Promise<{ node: ReactNode; tags: readonly string[] }>;
};

/** Where a block stands on the front page, from the top; breaking news, the lead, what is new and what is read open it. */
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
 * A block of the front page. `place` is where it is shown; `order` is when it chooses its stories, and within a place the order from the
 * top. No story stands twice on the page: blocks of stories `choose` one after the other, the first freely, and what one has put into
 * `taken` no later one may show. Then all blocks are rendered at the same time, so that what they read is read together.
 */
export type FrontBlock = { name: string; place: FrontPlace; order: number } & (
  | { render: (app: App, page: FrontPage) => Promise<RenderedFrontBlock>; choose?: never }
  | { choose: (app: App, page: FrontPage & { taken: Set<number> }) => Promise<() => Promise<RenderedFrontBlock>> }
);

/** What a desk adds to a story's page, between its text and what comes after it. `jsonLd` go into its structured data. */
export type StorySection = (
  app: App,
  story: { id: number; address: string },
  now: Date,
) => Promise<(NonNullable<RenderedPart> & { jsonLd: readonly Thing[] }) | null>;

/** Addresses for the reader's site map page, under a heading. */
export type SitemapSource = { heading: string; tags: string[]; load: (db: Database) => Promise<Link[]> };

/** Something that shows a picture of the library: what it is, what it is called, and where the newsroom changes it. */
export type PictureUse = { kind: Sentence; title: string; href: string };

/**
 * What of a desk shows a picture: at most `most` things by name, published or not, and the tags that drop every page that shows any of
 * them, just as a revision of each would.
 */
export type UsesOfPicture = (db: Database, key: string, most: number) => Promise<{ uses: PictureUse[]; tags: string[] }>;
/** Where what once stood at an address is now: at another one, or nowhere, perhaps with a line for readers that says why. */
export type MissingPath = { to: string; status: 301 | 302 } | { gone: string } | 'gone';

/**
 * What of a desk hangs on topics and must go with them. Each is run in the transaction of the change itself; what moves gives cache tags.
 */
export type TopicListener = {
  /** Whether the topic stands in something that no foreign key keeps. */
  uses?: (tx: Database, topic: { id: number; kind: string; slug: string }) => Promise<boolean>;
  /** The topic of this kind that had the slug `from` has the slug `to` from now on: what names it by its slug names it anew. */
  rename?: (tx: Database, topic: { kind: string; from: string; to: string }) => Promise<string[]>;
  /** All that stands under the topic `from` stands under `into` from now on. */
  merge?: (tx: Database, from: number, into: number) => Promise<string[]>;
  /** A category has come from under one category to under another; null is the top. */
  regroup?: (tx: Database, id: number, from: number | null, to: number | null) => Promise<string[]>;
};

/** What a desk warns the editor of before a story goes before readers, with the field it is about. `words` is all that the story says. */
export type PublishWarnings = (
  db: Database,
  story: { topicIds: readonly number[]; words: string },
  now: Date,
) => Promise<{ path: string; message: Sentence }[]>;

/** What one desk contributes to the newspaper. `startNewspaper.ts` knows desks by their manifests only. */
export type Desk = {
  /** The name of the desk's folder. */
  name: string;
  pages?: readonly Page[];
  forms?: readonly Form[];
  /** What of the desk changes while readers look at it. */
  live?: readonly LiveTopic[];
  calls?: readonly Call[];
  /** Calls that need something kept open while the paper is: what it opened, `close` closes. */
  open?: (app: App) => { calls: readonly Call[]; close: () => Promise<void> };
  /** Calls of the newsroom, for the screens that the desk lists in `newsroom.tsx`. */
  newsroom?: readonly NewsroomCall[];
  /** Where the desk uses a picture of the library; a desk that names pictures by their keys has it. */
  usesOfPicture?: UsesOfPicture;
  shell?: readonly AnyShellPart[];
  sidebar?: readonly SidebarBlock[];
  front?: readonly FrontBlock[];
  storySection?: StorySection;
  publishWarnings?: PublishWarnings;
  sitemap?: readonly SitemapSource[];
  onTopicChange?: TopicListener;
  pinnedStories?: (db: Database, topicId: number, now: Date) => Promise<PinnedStories>;
  /** What an export of the paper holds of the desk, what others refer to first. */
  exportTables?: readonly ExportTable[];
  /** Asked before a reader is told that there is no such page; `path` is as it was asked for, with its query. */
  resolveMissing?: (app: App, path: string) => Promise<MissingPath | undefined>;
  /** Fills an empty paper with what it cannot be without (standing lists). */
  install?: (app: App) => Promise<void>;
};

/** Where what once stood at the address is now; undefined when the desk knows nothing of it. */
type ResolveMissing = NonNullable<Desk['resolveMissing']>;
type ReadPinnedStories = NonNullable<Desk['pinnedStories']>;

/**
 * All that the desks contribute, gathered by kind. What goes into pages of others is a `Contribution`: one that throws is left out.
 * What belongs to a change (`usesOfPicture`, `topicListeners`) is run in its transaction: when one fails, the change is not made.
 */
export type Contributions = {
  shell: readonly Contribution<AnyShellPart>[];
  /** What drops any part of the shell. */
  shellTags: readonly string[];
  sidebar: readonly Contribution<SidebarBlock>[];
  front: readonly Contribution<FrontBlock>[];
  storySections: readonly Contribution<StorySection>[];
  publishWarnings: readonly Contribution<PublishWarnings>[];
  sitemap: readonly Contribution<SitemapSource>[];
  pinnedStories: readonly Contribution<ReadPinnedStories>[];
  missingResolvers: readonly Contribution<ResolveMissing>[];
  live: readonly { kind: string; tags: LiveTopic['tags']; topic: Contribution<LiveTopic> }[];
  usesOfPicture: readonly UsesOfPicture[];
  topicListeners: readonly TopicListener[];
};

export function gatherContributions(desks: readonly Desk[], onLeftOut: OnLeftOut): Contributions {
  const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
  const each = <T>(input: (desk: Desk) => readonly T[] | undefined, kindOf: (one: T) => string) =>
    desks.flatMap((desk) =>
      (input(desk) ?? []).map((one) => ({ one, contribution: new Contribution(desk.name, kindOf(one), one, onLeftOut) })),
    );
  const all = <T>(input: (desk: Desk) => readonly T[] | undefined, kindOf: (one: T) => string) =>
    each(input, kindOf).map(({ contribution }) => contribution);
  const inOrder = <T extends { order: number }>(input: (desk: Desk) => readonly T[] | undefined, kindOf: (one: T) => string) =>
    each(input, kindOf)
      .sort((a, b) => byOrder(a.one, b.one))
      .map(({ contribution }) => contribution);
  const single = <T>(one: T | undefined) => (one === undefined ? [] : [one]);
  return {
    shell: all(
      (desk) => desk.shell,
      ({ part }) => `shell part ${part}`,
    ),
    shellTags: desks.flatMap((desk) => desk.shell?.flatMap(({ tags }) => tags) ?? []),
    sidebar: inOrder(
      (desk) => desk.sidebar,
      ({ name }) => `sidebar block ${name}`,
    ),
    front: inOrder(
      (desk) => desk.front,
      ({ name }) => `front page block ${name}`,
    ),
    storySections: all(
      (desk) => single(desk.storySection),
      () => 'story section',
    ),
    publishWarnings: all(
      (desk) => single(desk.publishWarnings),
      () => 'publish warnings',
    ),
    sitemap: all(
      (desk) => desk.sitemap,
      ({ heading }) => `site map group ${heading}`,
    ),
    pinnedStories: all(
      (desk) => single(desk.pinnedStories),
      () => 'pinned stories',
    ),
    missingResolvers: all(
      (desk) => single(desk.resolveMissing),
      () => 'moved addresses',
    ),
    live: each(
      (desk) => desk.live,
      ({ kind }) => `live topic ${kind}`,
    ).map(({ one: { kind, tags }, contribution }) => ({ kind, tags, topic: contribution })),
    usesOfPicture: desks.flatMap((desk) => desk.usesOfPicture ?? []),
    topicListeners: desks.flatMap((desk) => desk.onTopicChange ?? []),
  };
}
