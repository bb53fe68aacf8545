import type { Thing } from 'schema-dts';
import { siteConfig } from '../../../../site.config.ts';
import { pictureAddress } from '../../../content/pictures/queries.ts';
import { isoInIndia } from '../../../platform/text/dates.ts';
import { priceOf } from '../kinds/adFacts.ts';
import type { ShownAd } from '../views/AdDetails.tsx';
import { adAddress } from '../views/adPaths.ts';

const employmentTypes: Readonly<Record<string, string>> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  contract: 'CONTRACTOR',
  trainee: 'INTERN',
};

/** Structured data of an advertisement, for kinds that schema.org describes; persons and deaths are none of them. */
export function adJsonLd(ad: ShownAd, siteUrl: string): Thing[] {
  if (ad.kind === 'jobs') return [jobPosting(ad)];
  const isSold = ad.kind === 'sale' || ad.kind === 'vehicles' || (ad.kind === 'property' && ad.fields['deal'] !== 'buy');
  return isSold ? [product(ad, siteUrl)] : [];
}

function jobPosting({ title, body, fields, city, publishedAt, expiresAt }: ShownAd): Thing {
  const type = employmentTypes[String(fields['jobType'])];
  const from = fields['salaryFrom'];
  const to = fields['salaryTo'];
  return {
    '@type': 'JobPosting',
    title: String(fields['jobTitle'] ?? title),
    description: body,
    ...(publishedAt ? { datePosted: isoInIndia(publishedAt) } : {}),
    ...(expiresAt ? { validThrough: isoInIndia(expiresAt) } : {}),
    ...(type === undefined ? {} : { employmentType: type }),
    hiringOrganization: { '@type': 'Organization', name: String(fields['company'] ?? siteConfig.name) },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: 'Gujarat', addressCountry: 'IN' },
    },
    ...(typeof from === 'number'
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'INR',
            value: { '@type': 'QuantitativeValue', minValue: from, maxValue: typeof to === 'number' ? to : from, unitText: 'MONTH' },
          },
        }
      : {}),
  };
}

function product(ad: ShownAd, siteUrl: string): Thing {
  const price = priceOf(ad);
  return {
    '@type': 'Product',
    name: ad.title,
    description: ad.body,
    ...(ad.pictures.length > 0
      ? { image: ad.pictures.map(({ file }) => `${siteUrl}${pictureAddress({ file, focal: { x: 0.5, y: 0.5 } }, 'whole', 1080)}`) }
      : {}),
    ...(price === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price,
            priceCurrency: 'INR',
            availability: 'https://schema.org/InStock',
            areaServed: ad.city,
            ...(ad.expiresAt ? { priceValidUntil: isoInIndia(ad.expiresAt) } : {}),
            url: `${siteUrl}${adAddress(ad)}`,
          },
        }),
  };
}
