import { siteConfig } from '../../../site.config.ts';
import { Icon } from '../../design/Icon.tsx';
import { useText } from '../../platform/text/useText.ts';
import { siteWords } from '../words.ts';
import styles from './TrustedSourceBar.module.css';

/** Invites the reader to add the newspaper to their trusted sources; once closed it stays closed (see `inlineScripts.ts`). */
export function TrustedSourceBar() {
  const siteText = useText(siteWords);
  return (
    <aside className={styles.bar} id="top" aria-label={siteText.trustedSourceLabel}>
      <p>
        {siteText.trustedSource.replace('{paper}', siteConfig.name)}{' '}
        <a className={styles.add} href={siteConfig.trustedSourceUrl} target="_blank" rel="noopener">
          {siteText.trustedSourceAdd}
        </a>
      </p>
      <button type="button" className={styles.close} data-close="trusted-source">
        <Icon name="close" />
        <span className="sr-only">{siteText.close}</span>
      </button>
    </aside>
  );
}
