import type { Thing } from 'schema-dts';
import type { Link } from '../../site/desk.ts';
import { type Head, trailThing } from '../../site/head.ts';
import { homeStep } from '../../site/Trail.tsx';

type Said = { title: string; description: string; canonical: string; trail: readonly Link[]; siteUrl: string; things?: readonly Thing[] };

/** The head of a page of an election, with the way to it for search engines. */
export function electionHead({ title, description, canonical, trail, siteUrl, things = [] }: Said): Head {
  return {
    title,
    description: `${title}: ${description}`,
    canonical,
    things: [trailThing([homeStep, ...trail, { name: title, href: canonical }], siteUrl), ...things],
  };
}
