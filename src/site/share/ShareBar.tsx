import { clsx } from 'clsx';
import { Icon, type IconName } from '../../design/Icon.tsx';
import { useLanguage, useText } from '../../platform/text/useText.ts';
import { paperIn } from '../document/paperIn.ts';
import { ShareActions } from './ShareActions.island.tsx';
import styles from './ShareBar.module.css';
import { shareWords } from './words.ts';

type Props = { address: string; headline: string };

/** Share links, WhatsApp first: plain links, and an island for what needs browser APIs. */
export function ShareBar({ address, headline }: Props) {
  const shareText = useText(shareWords);
  const language = useLanguage();
  const text = encodeURIComponent(headline);
  const link = encodeURIComponent(address);
  const ways: { name: string; icon: IconName; href: string }[] = [
    { name: 'Telegram', icon: 'telegram', href: `https://t.me/share/url?url=${link}&text=${text}` },
    { name: 'Facebook', icon: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'X', icon: 'x', href: `https://x.com/intent/post?url=${link}&text=${text}` },
  ];
  return (
    <div className={styles.bar}>
      <a className={clsx(styles.way, styles.first)} href={`https://wa.me/?text=${text}%20${link}`} target="_blank" rel="noopener nofollow">
        <Icon name="whatsapp" />
        WhatsApp
      </a>
      <ShareActions address={address} headline={`${headline} | ${paperIn(language).name}`} />
      {ways.map(({ name, icon, href }) => (
        <a key={name} className={styles.way} href={href} target="_blank" rel="noopener nofollow">
          <Icon name={icon} />
          <span className="sr-only">{language === 'gu' ? `${name} પર ${shareText.share}` : `${shareText.share}: ${name}`}</span>
        </a>
      ))}
    </div>
  );
}
