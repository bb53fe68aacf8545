import { listenText } from './words.ts';

type Controls = { toggle: () => void; previous: () => void; next: () => void; faster: () => number; stop: () => void };

type PlayerBar = { showPlaying: (isPlaying: boolean) => void; remove: () => void };

const BAR =
  'position:fixed;inset:auto 0 0;z-index:30;display:flex;justify-content:center;gap:.25rem;width:100%;max-width:none;margin:0;padding:.25rem .5rem;padding-bottom:max(.25rem,env(safe-area-inset-bottom));border:0;border-top:1px solid var(--rule);background:var(--leaf);color:var(--ink)';
const BUTTON = 'min-width:2.75rem;min-height:2.75rem;border:0;background:none;font-weight:700';
const SIGNS = {
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  previous: 'M18 6v12l-9-6zM6 6v12',
  next: 'M6 6v12l9-6zM18 6v12',
  stop: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
};

/**
 * The bar with which a reader steers the voice. It is an open dialog, so that the page does not reload by itself while somebody listens.
 * Its styles are its own, because a story's page carries nothing of it before the first press. When it goes, its opener has the focus.
 */
export function openPlayerBar(controls: Controls, opener: HTMLElement): PlayerBar {
  const bar = document.createElement('dialog');
  bar.setAttribute('aria-label', listenText.player);
  bar.style.cssText = BAR;
  bar.dataset['listenBar'] = '';
  const button = (label: string, sign: string, act: () => void) => {
    const one = document.createElement('button');
    Object.assign(one, { type: 'button', onclick: act });
    one.setAttribute('aria-label', label);
    one.style.cssText = BUTTON;
    one.append(drawing(sign));
    bar.append(one);
    return one;
  };
  button(listenText.previous, SIGNS.previous, controls.previous);
  const play = button(listenText.pause, SIGNS.pause, controls.toggle);
  button(listenText.next, SIGNS.next, controls.next);
  const speed = button(listenText.speed, '', () => {
    speed.textContent = speedSign(controls.faster());
  });
  speed.textContent = speedSign(1);
  button(listenText.stop, SIGNS.stop, controls.stop);
  document.body.append(bar);
  bar.show();
  play.focus({ preventScroll: true });
  return {
    showPlaying: (isPlaying) => {
      play.setAttribute('aria-label', isPlaying ? listenText.pause : listenText.play);
      play.replaceChildren(drawing(isPlaying ? SIGNS.pause : SIGNS.play));
    },
    remove: () => {
      bar.remove();
      opener.focus({ preventScroll: true });
    },
  };
}

const speedSign = (rate: number): string => `${rate}×`;

function drawing(path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value);
  svg.style.margin = 'auto';
  svg.append(line);
  return svg;
}
