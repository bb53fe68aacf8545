import { Icon, type IconName } from '../../design/Icon.tsx';
import styles from './ShareLinks.module.css';
import { videoText } from './words.ts';

/** Ways to pass a video on, WhatsApp first: plain links, which need no script. */
export function ShareLinks({ address, title }: { address: string; title: string }) {
  const text = encodeURIComponent(title);
  const link = encodeURIComponent(address);
  const ways: { name: string; icon: IconName; href: string }[] = [
    { name: 'WhatsApp', icon: 'whatsapp', href: `https://wa.me/?text=${text}%20${link}` },
    { name: 'Telegram', icon: 'telegram', href: `https://t.me/share/url?url=${link}&text=${text}` },
    { name: 'Facebook', icon: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'X', icon: 'x', href: `https://x.com/intent/post?url=${link}&text=${text}` },
  ];
  return (
    <p className={styles.bar}>
      {ways.map(({ name, icon, href }) => (
        <a key={name} className={styles.way} href={href} target="_blank" rel="noopener nofollow">
          <Icon name={icon} />
          <span className="sr-only">
            {name} {videoText.shareOn}
          </span>
        </a>
      ))}
    </p>
  );
}
