import { clsx } from 'clsx';
// An island, because the share sheet and the clipboard are available to script only.
import { Icon } from '../../design/Icon.tsx';
import { island } from '../../platform/islands/island.tsx';
import { useText } from '../../platform/text/useText.ts';
import { showToast } from '../reader/showToast.client.ts';
import styles from './ShareBar.module.css';
import { copyLink, shareLink } from './shareLink.client.ts';
import { shareWords } from './words.ts';

type Props = { address: string; headline: string };

/** The short link of a page, or its full address if there is none (specification, section 8). */
async function shortLink(address: string): Promise<string> {
  try {
    const response = await fetch('/api/shorten-url', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: address }),
      signal: AbortSignal.timeout(3000),
    });
    const answer: { message?: string; data?: { shortLink?: string } } = await response.json();
    if (!answer.data?.shortLink) throw new Error(answer.message ?? `The call answered ${response.status}`);
    return answer.data.shortLink;
  } catch (error) {
    console.warn('Error shortening URL:', error);
    return address;
  }
}

export const ShareActions = island('ShareActions', { hydrate: 'interaction' }, ({ address, headline }: Props) => {
  const share = async () => showToast(await shareLink({ title: headline, url: await shortLink(address) }));
  const copy = async () => showToast(await copyLink(await shortLink(address)));
  const shareText = useText(shareWords);
  return (
    <>
      <button type="button" className={clsx(styles.way, styles.native)} onClick={() => void share()}>
        <Icon name="share" />
        {shareText.share}
      </button>
      <button type="button" className={clsx(styles.way, styles.scripted)} onClick={() => void copy()}>
        <Icon name="copy" />
        <span className="sr-only">{shareText.copyLink}</span>
      </button>
    </>
  );
});
