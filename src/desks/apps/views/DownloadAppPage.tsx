import { clsx } from 'clsx';
import { siteConfig } from '../../../../site.config.ts';
import { buttonClass } from '../../../design/Button.tsx';
import { appText } from '../words.ts';
import styles from './DownloadAppPage.module.css';

const { android, ios } = siteConfig.stores;
const STORES = [
  ...(android ? [{ href: android, name: appText.android, forWhom: appText.androidFor }] : []),
  ...(ios ? [{ href: ios, name: appText.ios, forWhom: appText.iosFor }] : []),
];

/** Shown on computers, which have no app store for it, and on phones for which there is no app. */
export function DownloadAppPage() {
  return (
    <div className={styles.page}>
      <h1>{appText.title}</h1>
      {android && ios && <p className={styles.lead}>{appText.onComputer}</p>}
      <ul className={styles.stores}>
        {STORES.map(({ href, name, forWhom }) => (
          <li key={href}>
            <a className={clsx(buttonClass('strong'), styles.store)} href={href} rel="noopener">
              {name}
            </a>
            <p>{forWhom}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{appText.notNeeded}</p>
    </div>
  );
}
