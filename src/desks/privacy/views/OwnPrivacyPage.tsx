import { buttonClass } from '../../../design/Button.tsx';
import { Notice } from '../../../design/Notice.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import tickLine from '../../../site/forms/TickLine.module.css';
import type { OptionalPurpose } from '../../../site/personalData.ts';
import { TextPage } from '../../../site/screens/TextPage.tsx';
import { siteText } from '../../../site/words.ts';
import type { ConsentChanged } from '../commands.ts';
import { PARENTAL_CONSENT } from '../parents/decideForChild.ts';
import { parentText } from '../parents/words.ts';
import { type Consent, holds } from '../queries.ts';
import { privacyText as words } from '../words.ts';
import { PARENT_PATH } from './ChildPage.tsx';
import { CHILDREN_PATH } from './ChildrenPage.tsx';
import styles from './Privacy.module.css';

export const OWN_PATH = '/account/privacy';

export type OwnPrivacyPageData = {
  /** Whether something may be agreed to. */
  offersLogin: boolean;
  purposes: readonly OptionalPurpose[];
  consents: ReadonlyMap<string, Consent>;
  /** Set for a reader younger than 18. */
  minor: { bornIn: string | null } | undefined;
  log: readonly Consent[];
  state: ConsentChanged | 'ageSaved' | undefined;
};

/** A reader's consents, each with its text and the way to give or withdraw it, their age, and the log. */
export function OwnPrivacyPage({ data: { offersLogin, purposes, consents, minor, log, state } }: { data: OwnPrivacyPageData }) {
  const titles = new Map([['account', words.account], ...purposes.map(({ name, title }) => [name, title] as const)]);
  return (
    <TextPage title={words.own}>
      {state && <Notice>{words[state]}</Notice>}
      <ul className={styles.items}>
        {purposes.map((purpose) => (
          <li key={purpose.name}>
            <PurposeForm
              purpose={purpose}
              isGiven={holds(consents.get(purpose.name), purpose)}
              notNow={purpose.isTracking && minor !== undefined ? words.notForMinors : offersLogin ? undefined : siteText.loginOff}
            />
          </li>
        ))}
      </ul>
      <form className={styles.age} action={`${OWN_PATH}/age`} method="post">
        <h2>{words.age}</h2>
        <p>{words.ageNote}</p>
        {!minor?.bornIn && (
          <>
            <label className={tickLine.line}>
              <input type="checkbox" name="minor" value="yes" defaultChecked={minor !== undefined} />
              {words.minor}
            </label>
            <button type="submit" className={buttonClass()}>
              {words.saveAge}
            </button>
          </>
        )}
        <a href={minor ? PARENT_PATH : CHILDREN_PATH}>{minor ? parentText.childTitle : parentText.title}</a>
      </form>
      {log.length > 0 && (
        <section>
          <h2>{words.log}</h2>
          <ol className={styles.log}>
            {log.map(({ purpose, isGiven, at }) => (
              <li key={`${purpose} ${at.getTime()}`}>
                <time dateTime={at.toISOString()}>{dateAndTime(at)}</time>
                <span>
                  {titles.get(purpose) ?? (purpose.startsWith(PARENTAL_CONSENT) ? words.forChild : purpose)}:{' '}
                  {isGiven ? words.loggedGiven : words.loggedWithdrawn}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <ul className={styles.links}>
        <li>
          <a href="/privacy">{words.more}</a>
        </li>
        <li>
          <a href="/account/data" download>
            {words.copy}
          </a>
        </li>
        <li>
          <a href="/account/edit-user">{words.correct}</a>
        </li>
      </ul>
    </TextPage>
  );
}

type PurposeFormProps = {
  purpose: OptionalPurpose;
  isGiven: boolean;
  /** Why it cannot be agreed to. */
  notNow: string | undefined;
};

function PurposeForm({ purpose, isGiven, notNow }: PurposeFormProps) {
  return (
    <form className={styles.purpose} action={OWN_PATH} method="post">
      <h2>
        {purpose.title} <span className={isGiven ? styles.on : styles.off}>{isGiven ? words.isOn : words.isOff}</span>
      </h2>
      <p>{purpose.text}</p>
      {isGiven && <p className={styles.soft}>{words.withdrawNote}</p>}
      {!isGiven && notNow && <p className={styles.soft}>{notNow}</p>}
      <input type="hidden" name="purpose" value={purpose.name} />
      {(isGiven || !notNow) && (
        <button type="submit" name="agreed" value={isGiven ? 'no' : 'yes'} className={buttonClass(isGiven ? 'outline' : 'strong')}>
          {isGiven ? words.withdraw : words.agree}
        </button>
      )}
    </form>
  );
}
