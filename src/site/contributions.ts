import type { Settings } from '../platform/settings.ts';
import type { CardKind } from './cards/card.ts';
import { Contribution, type OnLeftOut } from './contribution.ts';
import type {
  AnyShellPart,
  Desk,
  FindReader,
  FindSessionOwner,
  FrontBlock,
  OffersLogin,
  PublishWarnings,
  ReaderData,
  SidebarBlock,
  SitemapSource,
  StorySection,
  TopicListener,
  UsesOfPicture,
} from './desk.ts';
import type { LiteRule } from './lite/liteHtml.ts';
import type { LiveTopic } from './live/live.ts';
import type { AroundPage } from './pages/aroundPage.ts';
import type { OptionalPurpose, PersonalData } from './personalData.ts';
import type { SearchKind } from './searchKind.ts';
import { barClass } from './share/barClasses.ts';
import { pagesSection } from './sitemaps/pagesSection.ts';
import type { SitemapSection } from './sitemaps/sitemapSection.ts';

/** Where a moved address leads now; undefined if the desk does not know it. */
type ResolveMissing = NonNullable<Desk['resolveMissing']>;
type ReadPinnedStories = NonNullable<Desk['pinnedStories']>;

/** Of what pages of all desks share, lite pages have no buttons for sharing, nor other tools of the reader. */
const siteLiteRule: LiteRule = { classes: [barClass] };

/**
 * All contributions of the desks, grouped by kind. Parts of pages are `Contribution`s: one that throws is left out. `usesOfPicture` and
 * `topicListeners` run in the transaction of a change: if one fails, the change is rolled back.
 */
export type Contributions = {
  shell: readonly Contribution<AnyShellPart>[];
  /** Tags that invalidate any part of the shell. */
  shellTags: readonly string[];
  sidebar: readonly Contribution<SidebarBlock>[];
  front: readonly Contribution<FrontBlock>[];
  storySections: readonly Contribution<StorySection>[];
  aroundPages: readonly Contribution<AroundPage>[];
  liteRules: readonly LiteRule[];
  publishWarnings: readonly Contribution<PublishWarnings>[];
  sitemap: readonly Contribution<SitemapSource>[];
  sitemapSections: readonly Contribution<SitemapSection>[];
  pinnedStories: readonly Contribution<ReadPinnedStories>[];
  missingResolvers: readonly Contribution<ResolveMissing>[];
  live: readonly { kind: string; tags: LiveTopic['tags']; topic: Contribution<LiveTopic> }[];
  findSessionOwner: FindSessionOwner;
  findReader: FindReader;
  offersLogin: OffersLogin;
  readerData: readonly ReaderData[];
  personalData: readonly PersonalData[];
  purposes: readonly OptionalPurpose[];
  usesOfPicture: readonly UsesOfPicture[];
  topicListeners: readonly TopicListener[];
  searchKinds: readonly SearchKind[];
  cards: readonly CardKind[];
};

export function gatherContributions(desks: readonly Desk[], settings: Settings, onLeftOut: OnLeftOut): Contributions {
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
  const findSessionOwner = desks.find((desk) => desk.findSessionOwner)?.findSessionOwner ?? (async () => undefined);
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
    aroundPages: all(
      (desk) => single(desk.aroundPage),
      () => 'around the main column',
    ),
    liteRules: [siteLiteRule, ...desks.flatMap((desk) => desk.liteRules ?? [])],
    publishWarnings: all(
      (desk) => single(desk.publishWarnings),
      () => 'publish warnings',
    ),
    sitemap: all(
      (desk) => desk.sitemap,
      ({ heading }) => `site map group ${heading}`,
    ),
    sitemapSections: [
      new Contribution('site', `sitemap ${pagesSection.name}`, pagesSection, onLeftOut),
      ...all(
        (desk) => desk.sitemapSections,
        ({ name }) => `sitemap ${name}`,
      ),
    ],
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
    findSessionOwner,
    findReader: async (app, headers) => {
      const owner = await findSessionOwner(app, headers);
      return owner?.awaitsParent ? undefined : owner;
    },
    offersLogin: desks.find((desk) => desk.offersLogin)?.offersLogin ?? (async () => true),
    readerData: desks.flatMap((desk) => desk.readerData ?? []),
    personalData: desks.flatMap((desk) =>
      typeof desk.personalData === 'function' ? desk.personalData(settings) : (desk.personalData ?? []),
    ),
    purposes: desks.flatMap((desk) => (typeof desk.purposes === 'function' ? desk.purposes(settings) : (desk.purposes ?? []))),
    usesOfPicture: desks.flatMap((desk) => desk.usesOfPicture ?? []),
    cards: desks.flatMap((desk) => desk.cards ?? []),
    topicListeners: desks.flatMap((desk) => desk.onTopicChange ?? []),
    searchKinds: each(
      (desk) => desk.searchKinds,
      ({ kind }) => `search of ${kind}`,
    ).map(({ one, contribution }) => ({
      ...one,
      read: async (db, ids, now) => (await contribution.use((kind) => kind.read(db, ids, now))) ?? [],
    })),
  };
}
