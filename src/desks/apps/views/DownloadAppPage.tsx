import { clsx } from 'clsx';
import { siteConfig } from '../../../../site.config.ts';
import { buttonClass } from '../../../design/Button.tsx';
import { appText } from '../words.ts';
import styles from './DownloadAppPage.module.css';

const STORES = [
  { href: siteConfig.stores.android, name: appText.android, forWhom: appText.androidFor },
  { href: siteConfig.stores.ios, name: appText.ios, forWhom: appText.iosFor },
];

/** Shown on computers, which have no app store for it. */
export function DownloadAppPage() {
  return (
    <div className={styles.page}>
      <h1>{appText.title}</h1>
      <p className={styles.lead}>{appText.onComputer}</p>
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
