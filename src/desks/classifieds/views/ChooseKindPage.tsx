import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import { adKinds } from '../kinds/adKinds.ts';
import { adKindText } from '../kinds/words.ts';
import { postingText as words } from '../posting/words.ts';
import { classifiedText } from '../words.ts';
import { hubStep } from './AdListPage.tsx';
import styles from './AdPage.module.css';
import { POST_PATH } from './adPaths.ts';
import hub from './HubPage.module.css';

/** The first step of placing an advertisement. */
export function ChooseKindPage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageBreadcrumbs steps={[homeStep, hubStep]} />
        <h1>{classifiedText.post}</h1>
      </header>
      <p>{words.steps}</p>
      <section className={styles.contact}>
        <h2>{words.chooseKind}</h2>
        <ul className={hub['choices']}>
          {adKinds.map((kind) => (
            <li key={kind}>
              <a href={`${POST_PATH}?kind=${kind}`}>{adKindText[kind]}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
