import { clsx } from 'clsx';
import { buttonClass } from '../../../design/Button.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import type { TopicGroup } from '../subscribing/pushTopics.ts';
import { presentPushConsent, pushConsentText, pushText as words } from '../words.ts';
import styles from './NotificationsPage.module.css';

export type NotificationsPageData = { groups: readonly TopicGroup[]; script: string };

/**
 * Turns notifications on and off in this browser, and chooses their topics. The page is the same for everybody: its script shows what holds
 * for this browser.
 */
export function NotificationsPage({ data: { groups, script } }: { data: NotificationsPageData }) {
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep]} title={words.title} page={1} intro={words.description} />
      <div className={styles.withoutScript}>
        <p>{words.withoutScript}</p>
        <p className={styles.actions}>
          <a href="/recent-news/1">{words.latest}</a>
          <a href="/newsletter">{words.byMail}</a>
        </p>
      </div>
      <form
        className={styles.form}
        action="/notifications"
        autoComplete="off"
        data-push="unknown"
        data-working={words.working}
        data-saved={words.saved}
        data-removed={words.removed}
        data-choose-one={words.chooseOne}
      >
        <p className={styles.isOn}>{words.isOn}</p>
        <p className={styles.isOff}>{words.isOff}</p>
        <h2>{words.choose}</h2>
        {groups.map(({ group, topics }) => (
          <details key={group} className={styles.group} open={group === 'news'}>
            <summary>{words[group]}</summary>
            <ul className={styles.topics}>
              {topics.map(({ key, name }) => (
                <li key={key}>
                  <label>
                    <input type="checkbox" data-topic value={key} defaultChecked={group === 'news'} />
                    <span>{name}</span>
                  </label>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <p className={styles.consent}>{pushConsentText[presentPushConsent]}</p>
        <p className={styles.problem} role="alert" />
        <p className={styles.status} role="status" />
        <p className={styles.actions}>
          <button type="submit" value="on" className={clsx(buttonClass('strong'), styles.isOff)}>
            {words.turnOn}
          </button>
          <button type="submit" value="save" className={clsx(buttonClass('strong'), styles.isOn)}>
            {words.save}
          </button>
          <button type="submit" value="off" className={clsx(buttonClass(), styles.isOn)}>
            {words.turnOff}
          </button>
        </p>
      </form>
      <section className={styles.how}>
        <h2>{words.how}</h2>
        <ul>
          <li>{words.howQuiet}</li>
          <li>{words.howStop}</li>
          <li>{words.howData}</li>
        </ul>
      </section>
      <script type="module" src={script} />
    </div>
  );
}
