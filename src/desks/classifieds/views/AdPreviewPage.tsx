import { ButtonLink, buttonClass } from '../../../design/Button.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import { postingText as words } from '../posting/words.ts';
import { classifiedText } from '../words.ts';
import { AdDetails, type ShownAd } from './AdDetails.tsx';
import { hubStep } from './AdListPage.tsx';
import styles from './AdPage.module.css';
import { OWN_ADS_PATH, POST_PATH } from './adPaths.ts';

export type AdPreviewData = { ad: ShownAd };

/** A draft as readers will see it, to be sent or changed. */
export function AdPreviewPage({ data: { ad } }: { data: AdPreviewData }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageBreadcrumbs steps={[homeStep, hubStep, { name: classifiedText.own, href: OWN_ADS_PATH }]} />
        <p>{words.preview}</p>
        <h1>{ad.title}</h1>
      </header>
      <AdDetails ad={ad} />
      <section className={styles.contact}>
        <p role="status">{words.previewNote}</p>
        <form action={OWN_ADS_PATH} method="post">
          <input type="hidden" name="ad" value={ad.id} />
          <button type="submit" name="step" value="submit" className={buttonClass('strong')}>
            {words.submit}
          </button>
        </form>
        <p>
          <ButtonLink href={`${POST_PATH}?ad=${ad.id}`}>{words.change}</ButtonLink>
        </p>
      </section>
    </div>
  );
}
