// An island, to play the visible short, keep the sound setting, and load more shorts.
import { useEffect, useRef, useState } from 'react';
import { island } from '../../../platform/islands/island.tsx';
import { showToast } from '../../../site/reader/showToast.client.ts';
import { shareLink } from '../../../site/share/shareLink.client.ts';
import { videoText } from '../words.ts';
import { PlayerIcon, type PlayerIconName } from './PlayerIcon.tsx';
import styles from './Shorts.module.css';
import { type Conductor, conductShorts, type ShortsState } from './shortsConductor.client.ts';

const share = async ({ title, address }: ShortsState) => showToast(await shareLink({ title, url: `${location.origin}${address}` }));

/** The buttons of the shorts viewer; they act on the visible short. */
export const ShortsViewer = island('ShortsViewer', { hydrate: 'visible' }, (_props: Record<never, never>) => {
  const conductor = useRef<Conductor>(undefined);
  const [state, setState] = useState<ShortsState>({ address: '', title: '', playing: false, sound: false, first: true, last: false });
  useEffect(() => {
    const viewer = document.querySelector<HTMLElement>('[data-shorts]');
    if (!viewer) return;
    conductor.current = conductShorts(viewer, setState);
    return conductor.current.stop;
  }, []);
  const { playing, sound, first, last } = state;
  const buttons: { icon: PlayerIconName; name: string; onPress: () => void; off?: boolean }[] = [
    { icon: 'up', name: videoText.previousShort, onPress: () => conductor.current?.go(-1), off: first },
    { icon: playing ? 'pause' : 'play', name: playing ? videoText.pause : videoText.play, onPress: () => conductor.current?.togglePlay() },
    { icon: sound ? 'sound' : 'silent', name: sound ? videoText.mute : videoText.unmute, onPress: () => conductor.current?.toggleSound() },
    { icon: 'share', name: videoText.share, onPress: () => void share(state) },
    { icon: 'down', name: videoText.nextShort, onPress: () => conductor.current?.go(1), off: last },
  ];
  return (
    <div
      className={styles.rail}
      role="toolbar"
      aria-label={videoText.player}
      aria-description={videoText.shortsKeys}
      aria-orientation="vertical"
    >
      {buttons.map(({ icon, name, onPress, off = false }) => (
        <button key={name} type="button" className={styles.press} onClick={onPress} aria-disabled={off} aria-label={name} title={name}>
          <PlayerIcon name={icon} />
        </button>
      ))}
    </div>
  );
});
