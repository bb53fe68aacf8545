// An island, because pages advance automatically, by taps and by keys, and stop while the reader holds them.
import { shareLink } from '../../../site/share/shareLink.client.ts';
import { openAutoAdvance } from './autoAdvance.client.ts';
import { openStage, type Stage } from './stage.client.ts';
import styles from './WebStoryControls.module.css';
import type { WebStoryControlsProps } from './WebStoryControls.tsx';

/** Specification, section 9: a toast disappears after 3 s. */
const TOAST_MS = 3_000;

/** Controls a web story and updates its controls. */
export function start(controls: Element, { title, address, list, seconds }: WebStoryControlsProps): void {
  const root = controls.closest<HTMLElement>('[data-web-story]');
  if (!root) throw new Error('The controls stand in no story');
  const find = <Found extends HTMLElement>(selector: string) => controls.querySelector<Found>(selector);
  const bars = [...controls.querySelectorAll<HTMLElement>(`.${styles['fill']}`)];
  const count = seconds.length;
  let current = 0;
  let held = false;
  // With reduced motion the story starts paused.
  let paused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let stage: Stage | undefined;

  const advance = openAutoAdvance({
    seconds,
    pictureOf: (page) => stage?.pictureOf(page) ?? null,
    turnTo: (page) => stage?.turnTo(page),
    onRunning: (running) => bars[current]?.style.setProperty('animation-play-state', running ? 'running' : 'paused'),
  });
  const pace = () => advance.stand(current, !paused && !held && current < count);

  const showPage = () => {
    for (const [page, bar] of bars.entries()) {
      const state = page < current ? styles['over'] : page > current ? styles['ahead'] : styles['here'];
      bar.className = `${styles['fill']} ${state}`;
      bar.style.cssText = page === current ? `animation-duration:${seconds[page]}s;animation-play-state:paused` : '';
      const link = bar.closest('a');
      if (page === current) link?.setAttribute('aria-current', 'step');
      else link?.removeAttribute('aria-current');
    }
    find('[data-count]')?.replaceChildren(`${Math.min(current + 1, count)}/${count}`);
    find<HTMLButtonElement>('[data-act="back"]')?.toggleAttribute('disabled', current === 0);
    find<HTMLButtonElement>('[data-act="on"]')?.toggleAttribute('disabled', current >= count);
  };
  const pause = (isPaused: boolean) => {
    paused = isPaused;
    find('[data-when="paused"]')?.toggleAttribute('hidden', !paused);
    find('[data-when="playing"]')?.toggleAttribute('hidden', paused);
    pace();
  };

  let toast = 0;
  const tell = (message: string) => {
    find('[data-message]')?.replaceChildren(message);
    clearTimeout(toast);
    if (message) toast = window.setTimeout(() => tell(''), TOAST_MS);
  };

  const acts: Record<string, () => void> = {
    pause: () => pause(!paused),
    share: () => void shareLink({ title, url: address }).then(tell),
    back: () => stage?.turnTo(current - 1),
    on: () => stage?.turnTo(current + 1),
  };
  controls.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    acts[event.target.closest('[data-act]')?.getAttribute('data-act') ?? '']?.();
    const bar = event.target.closest('a')?.querySelector<HTMLElement>(`.${styles['fill']}`);
    if (!bar) return;
    event.preventDefault();
    stage?.turnTo(bars.indexOf(bar));
  });
  stage = openStage(root, {
    onPage: (page, text) => {
      current = page;
      showPage();
      find('[data-said]')?.replaceChildren(text);
      pace();
    },
    onHold: (isHeld) => {
      held = isHeld;
      pace();
    },
    onPause: () => pause(!paused),
    leaveTo: list,
  });
  pause(paused);
}
