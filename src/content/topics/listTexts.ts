import type { Language } from '../../platform/text/language.ts';
import type { Topic } from './topic.ts';
import { listDescriptionWords, listTitleWords } from './words.ts';

// What search engines are told of a topic's list unless an editor has written it: readers look for “અમદાવાદ સમાચાર”, and no two lists have
// the same description. In the language of the list, also in a newsroom in the other.

type Named = Pick<Topic, 'kind' | 'name'>;

/** The title of a topic's list for search engines. */
export const derivedTitle = ({ kind, name }: Named, language: Language = 'gu'): string =>
  kind === 'list' ? name : `${name}${listTitleWords[kind][language]}`;

/** The description of a topic's list for search engines. */
export function derivedDescription(topic: Named, language: Language = 'gu'): string {
  const isNews = topic.kind === 'category' || topic.kind === 'city';
  return `${isNews ? derivedTitle(topic, language) : topic.name}: ${listDescriptionWords[topic.kind][language]}`;
}
