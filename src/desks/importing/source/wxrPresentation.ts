import { wordsOfHtml } from '../../../platform/document/htmlTree.ts';
import { cutText } from '../../../platform/text/graphemes.ts';
import { parseLink } from '../../../platform/text/linkAddress.ts';
import type { SourcePresentation } from './sourceItem.ts';

const MAX_TITLE = 300;
const MAX_DESCRIPTION = 1_000;
const MAX_ADDRESS = 2_000;

/** The fields of Yoast SEO and of Rank Math, whichever of the two a post has. */
const FIELDS = {
  searchTitle: ['_yoast_wpseo_title', 'rank_math_title'],
  searchDescription: ['_yoast_wpseo_metadesc', 'rank_math_description'],
  socialHeadline: ['_yoast_wpseo_opengraph-title', 'rank_math_facebook_title'],
  socialPicture: ['_yoast_wpseo_opengraph-image', 'rank_math_facebook_image'],
  canonical: ['_yoast_wpseo_canonical', 'rank_math_canonical_url'],
  noindex: ['_yoast_wpseo_meta-robots-noindex', 'rank_math_robots'],
} as const;

/** What a post tells search engines and social networks; empty for most, so that their hash does not change. */
export function wxrPresentation(
  meta: ReadonlyMap<string, readonly string[]>,
  title: string,
  siteUrl: string,
): { presentation?: SourcePresentation } {
  const of = (field: keyof typeof FIELDS) =>
    FIELDS[field].map((key) => meta.get(key)?.[0]?.trim() ?? '').find((value) => value !== '') ?? '';
  const words = (field: keyof typeof FIELDS, most: number) => {
    const text = cutText(withoutVariables(wordsOfHtml(of(field)), title), most);
    return text === title ? '' : text;
  };
  const canonical = parseLink(of('canonical'));
  const isElsewhere = canonical?.kind === 'web' && hostOf(canonical.href) !== hostOf(siteUrl);
  const presentation = {
    ...filled('searchTitle', words('searchTitle', MAX_TITLE)),
    ...filled('searchDescription', words('searchDescription', MAX_DESCRIPTION)),
    ...filled('socialHeadline', words('socialHeadline', MAX_TITLE)),
    ...filled('socialPicture', of('socialPicture').length > MAX_ADDRESS ? '' : of('socialPicture')),
    // One on the old site names the post itself.
    ...filled('canonical', isElsewhere && canonical.href.length <= MAX_ADDRESS ? canonical.href : ''),
    ...(/^1$|"noindex"/.test(of('noindex')) ? { noindex: true } : {}),
  };
  return Object.keys(presentation).length === 0 ? {} : { presentation };
}

const filled = <Field extends string>(field: Field, value: string) => (value === '' ? {} : { [field]: value });

/** The plug-ins put the headline and the site's name in for variables: `%%title%% %%sep%% %%sitename%%`. This site adds its own name. */
const withoutVariables = (text: string, title: string): string =>
  text
    .replace(/%%title%%|%title%/g, () => title)
    .replace(/%%\w+%%|%[a-z_]+(?:\([^)]*\))?%/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '');
