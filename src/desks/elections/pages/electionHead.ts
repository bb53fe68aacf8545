import type { Thing } from 'schema-dts';
import type { Link } from '../../../site/desk.ts';
import { breadcrumbJsonLd, type Head } from '../../../site/document/head.ts';
import { homeStep } from '../../../site/lists/PageBreadcrumbs.tsx';
import type { Election } from '../queries.ts';

type Said = {
  election: Election;
  title: string;
  description: string;
  canonical: string;
  breadcrumbs: readonly Link[];
  siteUrl: string;
  jsonLd?: readonly Thing[];
};

/** The head of a page of an election, with the way to it for search engines; they leave out a counting day that is played again. */
export function electionHead({ election, title, description, canonical, breadcrumbs, siteUrl, jsonLd = [] }: Said): Head {
  return {
    title,
    description: `${title}: ${description}`,
    canonical,
    noindex: election.isReplay,
    jsonLd: [breadcrumbJsonLd([homeStep, ...breadcrumbs, { name: title, href: canonical }], siteUrl), ...jsonLd],
  };
}
