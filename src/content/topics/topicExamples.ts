import { siteConfig } from '../../../site.config.ts';
import { slug } from '../../site/calls/callParameters.ts';
import type { TopicKind } from './topicKinds.ts';

/** A topic of each kind in the demo content. */
const examples: Record<TopicKind, string> = {
  category: 'gujarat',
  city: 'ahmedabad',
  section: 'samjo',
  magazine: `${siteConfig.slug}-plus`,
  column: 'alpviram',
  tag: 'pani',
  author: 'hetal-raval',
  list: 'latest',
};

/** The slug of a topic of a kind, as a call takes it, with an example. */
export const slugOfKind = (kind: TopicKind) => slug.openapi({ description: `The slug of a ${kind}`, example: examples[kind] });
