import type { Thing } from 'schema-dts';
import type { Link } from '../../site/desk.ts';
import { type Head, trailThing } from '../../site/head.ts';
import { homeStep } from '../../site/Trail.tsx';
import type { Election } from './queries.ts';

type Said = {
  election: Election;
  title: string;
  description: string;
  canonical: string;
  trail: readonly Link[];
  siteUrl: string;
  things?: readonly Thing[];
};

/** The head of a page of an election, with the way to it for search engines; they leave out a counting day that is played again. */
export function electionHead({ election, title, description, canonical, trail, siteUrl, things = [] }: Said): Head {
  return {
    title,
    description: `${title}: ${description}`,
    canonical,
    noindex: election.isReplay,
    things: [trailThing([homeStep, ...trail, { name: title, href: canonical }], siteUrl), ...things],
  };
}
