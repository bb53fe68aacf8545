import { z } from 'zod';
import { searchRules } from './searchRules.ts';
import type { Vocabulary } from './vocabulary.ts';

const json = z.json();
type Json = z.infer<typeof json>;
type Thing = { [property: string]: Json };

const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;
const dates = new Set([
  'datePublished',
  'dateModified',
  'dateCreated',
  'uploadDate',
  'startDate',
  'endDate',
  'coverageStartTime',
  'coverageEndTime',
  'datePosted',
  'validThrough',
  'priceValidUntil',
]);
const addresses = new Set([
  '@id',
  'url',
  'item',
  'image',
  'thumbnailUrl',
  'contentUrl',
  'embedUrl',
  'mainEntityOfPage',
  'license',
  'sameAs',
]);

/** Google shows at most 110 characters of a headline; they are counted as a reader does. */
const MAX_HEADLINE = 110;
const graphemes = new Intl.Segmenter('gu', { granularity: 'grapheme' });

/**
 * What is wrong with the structured data of a page: unknown types and properties, missing required and recommended properties, empty
 * values, dates and addresses of the wrong form, and references to things that the page doesn't describe.
 */
export function lintStructuredData(text: string, vocabulary: Vocabulary): string[] {
  const { '@context': context, '@graph': graph } = z
    .object({ '@context': z.string(), '@graph': z.array(z.record(z.string(), json)) })
    .parse(JSON.parse(text));
  const problems: string[] = context === 'https://schema.org' ? [] : [`@context is ${context}`];
  const ids = new Set(graph.map((thing) => thing['@id']).filter((id) => id !== undefined));
  const look = (thing: Thing, path: string): void => {
    const { '@id': id, '@type': type } = thing;
    if (type === undefined) {
      if (!ids.has(id ?? '')) problems.push(`${path} refers to ${JSON.stringify(id)}, which the page does not describe`);
      return;
    }
    if (typeof type !== 'string') return void problems.push(`${path} has a type that is no text`);
    const known = vocabulary.propertiesOf(type);
    if (!known) return void problems.push(`${path}: ${type} is no type of schema.org`);
    const rule = searchRules[type];
    for (const property of rule?.required ?? []) if (!has(thing, property)) problems.push(`${path}: ${type} lacks ${property}`);
    for (const property of rule?.recommended ?? [])
      if (!has(thing, property) && !rule?.mayLack?.[property]) problems.push(`${path}: ${type} lacks ${property}, which is recommended`);
    for (const [property, value] of Object.entries(thing)) {
      if (!property.startsWith('@') && !known.has(property) && property !== 'query-input')
        problems.push(`${path}: ${type} has no property ${property}`);
      lookAt(value, `${path}.${property}`, property);
    }
  };
  const lookAt = (value: Json, path: string, property: string): void => {
    if (Array.isArray(value)) {
      if (value.length === 0) problems.push(`${path} is an empty list`);
      for (const [at, one] of value.entries()) lookAt(one, `${path}[${at}]`, property);
    } else if (typeof value === 'object' && value !== null) look(value, path);
    else if (value === null || value === '') problems.push(`${path} is empty`);
    else if (dates.has(property) && !DATE.test(String(value))) problems.push(`${path} is no date: ${value}`);
    else if (addresses.has(property) && !URL.canParse(String(value))) problems.push(`${path} is no whole address: ${value}`);
    else if (property === 'headline' && [...graphemes.segment(String(value))].length > MAX_HEADLINE) problems.push(`${path} is too long`);
  };
  for (const thing of graph) look(thing, String(thing['@type']));
  return problems;
}

/** Whether a thing has a property; of a list all things must have it. */
function has(thing: Thing, property: string): boolean {
  if (property.includes('|')) return property.split('|').some((one) => has(thing, one));
  const [first = '', ...rest] = property.split('.');
  const value = thing[first];
  if (value === undefined || rest.length === 0) return value !== undefined;
  const things = Array.isArray(value) ? value : [value];
  // A reference says it elsewhere on the page.
  return things.every(
    (one) => typeof one === 'object' && one !== null && !Array.isArray(one) && (one['@type'] === undefined || has(one, rest.join('.'))),
  );
}
