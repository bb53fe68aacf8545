import { buttonClass } from '../../../design/Button.tsx';
import { plainIsland } from '../../../platform/islands/island.tsx';
import { historyText as words } from '../words.ts';
import styles from './HistoryPage.module.css';

/** What was read in this browser, which alone knows it: the script fills the list in (`DeviceHistory.plain.client.ts`). */
export const DeviceHistory = plainIsland('DeviceHistory', { hydrate: 'idle' }, () => (
  <section className={styles.onDevice} aria-labelledby="device-history">
    <h2 id="device-history">{words.onDevice}</h2>
    <p className={styles.note}>{words.onDeviceNote}</p>
    <p data-device-none tabIndex={-1}>
      {words.noneOnDevice}
    </p>
    <template data-device-row>
      <li>
        <a className={styles.headline} href="/">
          {words.title}
        </a>
        <time className={styles.note} />
        <button type="button" className={buttonClass('plain')}>
          {words.forget}
          <span className="sr-only" />
        </button>
      </li>
    </template>
    <ul className={styles.device} data-device-list />
    <button type="button" className={buttonClass()} data-device-forget hidden>
      {words.forgetAll}
    </button>
  </section>
));
