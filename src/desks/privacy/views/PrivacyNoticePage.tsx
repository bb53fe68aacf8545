import type { OptionalPurpose, PersonalData } from '../../../site/personalData.ts';
import { TextPage } from '../../../site/screens/TextPage.tsx';
import { privacyText as words } from '../words.ts';
import { OWN_PATH } from './OwnPrivacyPage.tsx';
import styles from './Privacy.module.css';

export const PRIVACY_PATH = '/privacy';

type Props = { data: { items: readonly PersonalData[]; purposes: readonly OptionalPurpose[] } };

/** The itemised notice: what each desk keeps, why and how long, and how a reader uses their rights. */
export function PrivacyNoticePage({ data: { items, purposes } }: Props) {
  return (
    <TextPage title={words.title}>
      <p>{words.invitation}</p>
      <ul className={styles.items}>
        {items.map(({ name, what, why, kept }) => (
          <li key={name}>
            <h2>{what}</h2>
            <dl>
              <dt>{words.why}</dt>
              <dd>{why}</dd>
              <dt>{words.until}</dt>
              <dd>{kept}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {purposes.length > 0 && (
        <section>
          <h2>{words.optional}</h2>
          <p>{words.optionalNote}</p>
          <ul className={styles.items}>
            {purposes.map(({ name, title, text, onDevice }) => (
              <li key={name}>
                <h3>{title}</h3>
                <p>{text}</p>
                {onDevice && (
                  <p>
                    <a href={onDevice}>{words.onDevice}</a>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{words.rights}</h2>
        <ul className={styles.links}>
          <li>
            <a href={OWN_PATH}>{words.own}</a>
          </li>
          <li>
            <a href="/account/data">{words.copy}</a>
          </li>
          <li>
            <a href="/account/edit-user">{words.correct}</a>
          </li>
          <li>
            <a href="/grievance">{words.complain}</a>
          </li>
          <li>
            <a href="/static-page/privacy-policy">{words.policy}</a>
          </li>
        </ul>
      </section>
    </TextPage>
  );
}
