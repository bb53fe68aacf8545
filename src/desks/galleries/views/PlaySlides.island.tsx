import { clsx } from 'clsx';
// An island, because a slide show needs a timer; the reader starts it, and any action of the reader stops it.
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { island } from '../../../platform/islands/island.tsx';
import { galleryText } from '../words.ts';
import styles from './GalleryPage.module.css';
import { galleryOf, slidesOf } from './galleryElements.client.ts';
import { enlivenStage, positionOf, showPicture } from './stage.client.ts';

/** Enough to read a heading and two sentences. */
const EACH_MS = 7000;

export const PlaySlides = island('PlaySlides', { hydrate: 'interaction' }, () => {
  const button = useRef<HTMLButtonElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const gallery = button.current && galleryOf(button.current);
    if (!gallery || !playing) return;
    enlivenStage(gallery);
    const stop = () => setPlaying(false);
    const last = slidesOf(gallery).length;
    if (positionOf(gallery) === last) showPicture(gallery, 1);
    const clock = setInterval(() => {
      if (document.hidden) return;
      const next = positionOf(gallery) + 1;
      if (next <= last) showPicture(gallery, next);
      if (next >= last) stop();
    }, EACH_MS);
    const stage = gallery.querySelector('[data-stage]');
    for (const type of ['pointerdown', 'keydown', 'wheel']) stage?.addEventListener(type, stop, { passive: true });
    return () => {
      clearInterval(clock);
      for (const type of ['pointerdown', 'keydown', 'wheel']) stage?.removeEventListener(type, stop);
    };
  }, [playing]);
  return (
    <button ref={button} type="button" className={clsx(buttonClass(), styles.play)} onClick={() => setPlaying(!playing)}>
      {playing ? null : <Icon name="play" />}
      {playing ? galleryText.pause : galleryText.play}
    </button>
  );
});
