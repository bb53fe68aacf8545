import { SectionHead } from '../../../design/SectionHead.tsx';
import type { Link } from '../../../site/desk.ts';
import type { Problems, Typed } from '../../../site/forms/typedFields.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import { kindDefinitions } from '../kinds/adKinds.ts';
import { adKindText } from '../kinds/words.ts';
import type { AdCard } from '../queries.ts';
import type { MessageFieldName } from '../relay/messageDraft.ts';
import { classifiedText as words } from '../words.ts';
import { AdDetails, type ShownAd } from './AdDetails.tsx';
import { AdList } from './AdList.tsx';
import { hubStep } from './AdListPage.tsx';
import styles from './AdPage.module.css';
import { adListAddress, REPORT_PATH } from './adPaths.ts';
import { ContactForm } from './ContactForm.tsx';

export type AdPageData = {
  ad: ShownAd;
  citySlug: string | undefined;
  cities: ReadonlyMap<number, string>;
  more: readonly AdCard[];
  typed?: Typed<MessageFieldName>;
  problems?: Problems<MessageFieldName>;
  notNow?: string | undefined;
};

/** The breadcrumbs of an advertisement. */
export const breadcrumbsOf = ({ kind, city }: Pick<ShownAd, 'kind' | 'city'>, citySlug: string | undefined): Link[] => [
  homeStep,
  hubStep,
  { name: adKindText[kind], href: adListAddress(kind, undefined) },
  ...(citySlug === undefined ? [] : [{ name: city, href: adListAddress(kind, citySlug) }]),
];

/** The page of an advertisement, with the form by which its advertiser is reached. */
export function AdPage({ data, context: { now } }: { data: AdPageData; context: Pick<PageContext, 'now'> }) {
  const { ad, cities, more, citySlug, typed, problems, notNow } = data;
  const isNotice = kindDefinitions[ad.kind].isNotice === true;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageBreadcrumbs steps={breadcrumbsOf(ad, citySlug)} />
        <h1>{ad.title}</h1>
      </header>
      <AdDetails ad={ad} />
      {!isNotice && <p className={styles.caution}>{words.caution}</p>}
      <section className={styles.contact} id="contact">
        <h2>{isNotice ? words.contactNotice : words.contact}</h2>
        <ContactForm adId={ad.id} typed={typed} problems={problems} notNow={notNow} />
      </section>
      <p>
        <a className={styles.report} href={`${REPORT_PATH}?ad=${ad.id}`} rel="nofollow">
          {words.report}
        </a>
      </p>
      {more.length > 0 && (
        <section>
          <SectionHead title={words.more} more={{ href: adListAddress(ad.kind, undefined), label: words.all }} />
          <AdList ads={more} cities={cities} now={now} heading="h3" />
        </section>
      )}
    </div>
  );
}
