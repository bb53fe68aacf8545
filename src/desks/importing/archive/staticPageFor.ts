import { slugOf } from '../../../platform/text/slug.ts';
import type { SourceStory } from '../source/sourceItem.ts';

/** The static pages of this site, with what they are called elsewhere, in an address or as a title. */
const PAGES = [
  { slug: 'about-us', names: ['about', 'about us', 'aboutus', 'અમારા વિશે', 'અમારા વિષે'] },
  { slug: 'contact-us', names: ['contact', 'contact us', 'contactus', 'સંપર્ક', 'સંપર્ક કરો', 'અમારો સંપર્ક'] },
  { slug: 'advertise-with-us', names: ['advertise', 'advertise with us', 'advertising', 'advertisement', 'જાહેરાત', 'જાહેરાત આપો'] },
  {
    slug: 'terms-condition-with-us',
    names: [
      'terms',
      'terms condition',
      'terms conditions',
      'terms and condition',
      'terms and conditions',
      'terms of use',
      'terms of service',
      'નિયમો અને શરતો',
    ],
  },
  { slug: 'privacy-policy', names: ['privacy', 'privacy policy', 'ગોપનીયતા નીતિ'] },
  { slug: 'cookie-policy', names: ['cookies', 'cookie policy', 'cookies policy'] },
] as const;

const pages = PAGES.map(({ slug, names }) => ({ slug, names: new Set(names.map(slugOf)) }));

/** The slug of the static page of this site that is about the same as a page elsewhere; undefined if there is none. */
export function staticPageFor({ slug, title }: Pick<SourceStory, 'slug' | 'title'>): (typeof PAGES)[number]['slug'] | undefined {
  // Addresses of Blogger end in `.html`, and those of a second page of one name in a number.
  const names = [slug.replace(/\.html?$/i, '').replace(/[-_]\d+$/, ''), title].map(slugOf);
  return pages.find((page) => names.some((name) => page.names.has(name)))?.slug;
}
