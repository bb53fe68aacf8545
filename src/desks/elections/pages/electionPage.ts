import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import type { App } from '../../../site/app.ts';
import type { Link } from '../../../site/desk.ts';
import type { Head } from '../../../site/document/head.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import {
  type KeepsMain,
  type Moved,
  type NotFound,
  notFound,
  type Page,
  type PageContext,
  type ParamNames,
  page,
} from '../../../site/pages/page.tsx';
import { isUnderWay } from '../count/stages.ts';
import { type Election, readElection } from '../queries.ts';
import { electionTag } from '../tags/electionTag.ts';
import { electionNameCard } from '../views/socialCards.ts';
import { ELECTION_TOKEN, electionBreadcrumbs } from './electionAddress.ts';

type OfElection = { election: Election };

type ElectionHead = Pick<Head, 'title' | 'description' | 'canonical' | 'previous' | 'next' | 'noindex' | 'listed' | 'card'> & {
  breadcrumbs?: readonly Link[];
  jsonLd?: readonly Thing[];
};

type LoadContext<Path extends string, Query> = { app: App; params: Record<ParamNames<Path>, string>; query: Query; now: Date };

type Definition<Data extends OfElection, Path extends string, Query> = {
  path: Path;
  query?: z.ZodType<Query>;
  load: (context: LoadContext<Path, Query>) => Promise<Data | NotFound | Moved>;
  /** `description` without the title, which is prepended. */
  head: (data: Data, siteUrl: string) => ElectionHead;
  /** Cache tags besides those of the election. */
  tags?: (data: Data) => readonly string[];
  /** As in a page definition; true by default. */
  keepsMain?: KeepsMain<Query>;
  view: (props: { data: Data; context: PageContext }) => ReactNode;
};

/** A page about an election. Replays are not indexed by search engines. */
export function pageAboutElection<Data extends OfElection, const Path extends string, Query = Record<string, never>>({
  load,
  head,
  tags = () => [],
  keepsMain = true,
  view,
  ...definition
}: Definition<Data, Path, Query>): Page {
  return page({
    ...definition,
    load,
    head: (data, siteUrl) => {
      const { breadcrumbs = electionBreadcrumbs(data.election), jsonLd = [], ...own } = head(data, siteUrl);
      return {
        noindex: data.election.isReplay,
        card: electionNameCard(data.election),
        ...own,
        description: `${own.title}. ${own.description}`,
        breadcrumbs: [homeStep, ...breadcrumbs],
        jsonLd: [...jsonLd],
      };
    },
    tags: (data) => [electionTag(data.election.token), ...tags(data)],
    // The main column is invalidated by results; the page around it by its own tags and time.
    keepsMain,
    freshFor: ({ election }) => (isUnderWay(election) ? '1m' : '10m'),
    view,
  });
}

/** Path prefix of the pages of an election: its slug. */
export const ELECTION_PATH = `/:token{${ELECTION_TOKEN}}` as const;

/** A page at `ELECTION_PATH` or below; `load` receives the election of the address. */
export const electionPage = <Data extends OfElection, const Path extends string, Query = Record<string, never>>({
  load,
  ...definition
}: Omit<Definition<Data, Path, Query>, 'load'> & {
  load: (election: Election, context: LoadContext<Path, Query>) => Promise<Data | NotFound | Moved>;
}): Page =>
  pageAboutElection<Data, Path, Query>({
    ...definition,
    load: async (context) => {
      const { token = '' }: Record<string, string> = context.params;
      const election = await readElection(context.app.db, token);
      return election ? load(election, context) : notFound();
    },
  });
