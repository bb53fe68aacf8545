/** The page on which a film is drawn: its pictures, its title and its end card, each put where it stands at a given moment. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { crossFade, endCard, type Film, type Motion, type Overlay, secondsOf, sizeOf, titleFrom, titleTo } from './film.mts';
import { motions } from './motions.mts';
import { overlays } from './overlays.mts';

const top = join(import.meta.dirname, '../..');
const font = readFileSync(
  join(top, 'node_modules/@fontsource-variable/anek-gujarati/files/anek-gujarati-gujarati-wght-normal.woff2'),
).toString('base64');

/** One page holds several pictures, so that each picture's own names get its number before them. */
function pictureMarkup(picture: string, nth: number): string {
  const svg = readFileSync(join(top, 'demo/pictures', `${picture}.svg`), 'utf8');
  return svg
    .replace(/\bid="/g, `id="s${nth}-`)
    .replace(/href="#/g, `href="#s${nth}-`)
    .replace(/url\(#/g, `url(#s${nth}-`)
    .replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
}

const style = (film: Film): string => {
  const { width, height } = sizeOf(film);
  const tall = film.shape === 'short';
  const place = tall
    ? `left: 20px; ${film.low ? 'bottom: 168px' : 'top: 106px'}; max-width: 300px`
    : 'left: 24px; bottom: 30px; max-width: 520px';
  return `
@font-face { font-family: Anek; src: url(data:font/woff2;base64,${font}); font-weight: 100 800 }
* { box-sizing: border-box; margin: 0 }
body { width: ${width}px; height: ${height}px; overflow: hidden; position: relative; background: #1b1815; font-family: Anek; color: #1b1815 }
.scene { position: absolute; inset: 0 } .scene svg { width: 100%; height: 100%; display: block }
#mark { position: absolute; top: ${tall ? 64 : 18}px; ${tall ? 'left: 20px' : 'right: 20px'}; background: #faf7f1; color: #c2361a; font-weight: 800; font-size: 19px;
  line-height: 1.5; padding: 1px 9px 1px }
#title { position: absolute; ${place}; background: #faf7f1;
  border-left: 6px solid #c2361a; padding: ${tall ? '9px 16px 8px 13px' : '8px 22px 8px 15px'} }
#title p { white-space: nowrap }
#title p:first-child { color: #c2361a; font-weight: 700; font-size: ${tall ? 15 : 14}px; line-height: 1.5 }
#title p + p { font-weight: 700; font-size: ${tall ? 25 : 26}px; line-height: 1.42 }
#end { position: absolute; inset: 0; background: #faf7f1; display: grid; place-content: center; justify-items: center }
#end b { font-weight: 800; font-size: 74px; line-height: 1.45; color: #c2361a } #end i { display: block; height: 3px; background: #1b1815 }`;
};

/** Lays the film out on the page. After this `showFrame` can put it at any moment. */
export async function layOutFilm(page: Page, film: Film): Promise<void> {
  const scenes = film.scenes.map((scene, nth) => `<div class="scene">${pictureMarkup(scene.picture, nth)}</div>`).join('');
  const steam =
    '<svg width="0" height="0"><radialGradient id="steam"><stop stop-color="#fff8e8"/><stop offset="1" stop-color="#fff8e8" stop-opacity="0"/></radialGradient></svg>';
  const title = [film.kicker, ...film.title].map((line) => `<p>${line}</p>`).join('');
  await page.setContent(`<!doctype html><html lang="gu"><style>${style(film)}</style><body>${scenes}<div id="title">${title}</div><div id="mark">સવાર</div>
<div id="end"><b>સવાર</b><i></i></div>${steam}</body></html>`);
  await page.evaluate(async () => {
    await document.fonts.load('700 26px Anek', 'સવાર');
    for (const svg of document.querySelectorAll('.scene svg')) {
      for (const part of svg.children) {
        if (!(part instanceof SVGGraphicsElement)) continue;
        const box = part.getBBox();
        const own = part.transform.baseVal.consolidate()?.matrix;
        const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(own ?? undefined);
        part.dataset['middle'] = `${middle.x} ${middle.y}`;
        part.dataset['seen'] = part.getAttribute('opacity') ?? '1';
        part.dataset['own'] = part.getAttribute('transform') ?? '';
      }
      svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
    }
  });
}

type Shot = { nth: number; viewBox: string; opacity: number; time: number; motions: readonly Motion[]; overlays: readonly Overlay[] };

const ease = (t: number): number => (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, t)))) / 2;

/** Where every scene's camera stands at `time`, and how much of the scene is seen. */
function shotsAt(film: Film, time: number): Shot[] {
  const { width, height } = sizeOf(film);
  let start = 0;
  return film.scenes.map((scene, nth) => {
    const since = time - start;
    const along = ease(since / (scene.seconds + crossFade));
    start += scene.seconds;
    const [x, y, w] = scene.from.map((from, at) => from + ((scene.to[at] ?? from) - from) * along) as [number, number, number];
    const h = (w * height) / width;
    const inside = (middle: number, length: number) => Math.min(1600 - length, Math.max(0, middle - length / 2));
    const seen = nth === 0 ? 1 : Math.min(1, Math.max(0, since / crossFade));
    return {
      nth,
      viewBox: `${inside(x, w)} ${inside(y, h)} ${w} ${h}`,
      opacity: since > scene.seconds + crossFade ? 0 : seen,
      time: since + 2,
      motions: motions[scene.picture] ?? [],
      overlays: overlays[scene.picture] ?? [],
    };
  });
}

/** Puts the film at `time` (seconds). A `bare` frame has no title, mark or end card: the poster. */
export async function showFrame(page: Page, film: Film, time: number, bare: boolean): Promise<void> {
  const ending = secondsOf(film) - endCard;
  const title = bare ? 0 : ease((time - titleFrom) / 0.6) * ease((titleTo - time) / 0.5);
  const end = bare ? 0 : ease((time - ending) / 0.6);
  await page.evaluate(drawFrame, { shots: shotsAt(film, time), title, end, mark: bare ? 0 : 1 });
}

/** Runs in the page, and so may use nothing from outside itself. */
function drawFrame({ shots, title, end, mark }: { shots: Shot[]; title: number; end: number; mark: number }): void {
  const wave = (time: number, every: number, phase: number) => Math.sin((time / every + phase) * 2 * Math.PI);
  const chance = (n: number) => (Math.sin(n * 127.1 + 11.7) * 43758.5453) % 1;
  const part01 = (n: number) => Math.abs(chance(n));

  const draw = (overlay: Overlay, time: number): string => {
    if (overlay.kind === 'rain') {
      const drops = Array.from({ length: 120 }, (_, n) => {
        const y = (part01(n) * 1900 + time * (1150 + 350 * part01(n + 500))) % 1900;
        const x = part01(n + 900) * 1900 - y * 0.12;
        return `M${x} ${y - 200}l-8 ${52 + 30 * part01(n + 7)}`;
      });
      return `<path d="${drops.join('')}" fill="none" stroke="#dfe8e8" stroke-width="4" opacity=".55"/>`;
    }
    if (overlay.kind === 'steam') {
      const [x, y] = overlay.at;
      return [0, 1, 2, 3]
        .map((n) => {
          const age = (time / 2.4 + n / 4) % 1;
          const side = x + 26 * Math.sin(age * 5 + n * 2);
          return `<circle cx="${side}" cy="${y - age * 190}" r="${26 + age * 60}" fill="url(#steam)" opacity="${0.6 * Math.sin(age * Math.PI)}"/>`;
        })
        .join('');
    }
    if (overlay.kind === 'birds') {
      return [0, 1, 2, 3, 4]
        .map((n) => {
          const x = ((n * 120 + part01(n) * 160 + time * 62) % 2000) - 200;
          const y = overlay.y + part01(n + 40) * 110 + 14 * wave(time, 3, n / 5);
          const flap = 13 * wave(time, 0.9, part01(n + 3));
          return `<path d="M${x - 26} ${y - flap}Q${x - 10} ${y - 12} ${x} ${y}Q${x + 10} ${y - 12} ${x + 26} ${y - flap}" fill="none" stroke="${overlay.colour}" stroke-width="5"/>`;
        })
        .join('');
    }
    const [left, upper, width, height] = overlay.box;
    return Array.from({ length: overlay.count }, (_, n) => {
      const x = left + part01(n + 60) * width;
      if (overlay.kind === 'twinkle') {
        const bright = Math.max(0, wave(time, 1.6 + 1.6 * part01(n + 5), part01(n))) ** 2;
        const y = upper + part01(n + 130) * height;
        const arm = 9 + 11 * bright;
        return `<path d="M${x} ${y - arm}Q${x} ${y} ${x + arm} ${y}Q${x} ${y} ${x} ${y + arm}Q${x} ${y} ${x - arm} ${y}Q${x} ${y} ${x} ${y - arm}Z" fill="${overlay.colour}" opacity="${bright}"/>`;
      }
      const age = (time / (3 + 3 * part01(n + 9)) + part01(n)) % 1;
      return `<circle cx="${x + 30 * wave(time, 4, part01(n))}" cy="${upper + height * (1 - age)}" r="${4 + 5 * part01(n + 2)}" fill="${overlay.colour}" opacity="${0.7 * Math.sin(age * Math.PI)}"/>`;
    }).join('');
  };

  const move = (motion: Motion, time: number, svg: Element): void => {
    motion.parts.forEach((at, order) => {
      const part = svg.children[at];
      if (!(part instanceof SVGGraphicsElement)) return;
      if (motion.hidden) part.style.display = 'none';
      const phase = motion.together ? 0 : order * 0.37;
      const [cx, cy] = motion.around ?? (part.dataset['middle'] ?? '0 0').split(' ').map(Number);
      const { x = 0, y = 0, turn = 0, every = 1 } = motion.sway ?? {};
      const dx = x * wave(time, every, phase) + (motion.drift?.[0] ?? 0) * time;
      const dy = y * wave(time, every * 1.3, phase + 0.2) + (motion.drift?.[1] ?? 0) * time;
      const angle = turn * wave(time, every, phase + 0.1) + (motion.spin ?? 0) * time;
      part.setAttribute('transform', `translate(${dx} ${dy}) rotate(${angle} ${cx} ${cy}) ${part.dataset['own'] ?? ''}`);
      if (motion.glow) {
        const [least, most, every] = motion.glow;
        const glow = least + (most - least) * (0.5 + 0.5 * wave(time, every, phase));
        part.style.opacity = String(Number(part.dataset['seen']) * glow);
      }
    });
  };

  const scenes = document.querySelectorAll<HTMLElement>('.scene');
  for (const shot of shots) {
    const scene = scenes[shot.nth];
    const svg = scene?.querySelector('svg');
    if (!scene || !svg) continue;
    scene.style.display = shot.opacity > 0 ? 'block' : 'none';
    scene.style.opacity = String(shot.opacity);
    if (shot.opacity === 0) continue;
    svg.setAttribute('viewBox', shot.viewBox);
    for (const motion of shot.motions) move(motion, shot.time, svg);
    const above = svg.lastElementChild;
    if (above) above.innerHTML = shot.overlays.map((overlay) => draw(overlay, shot.time)).join('');
  }
  const put = (id: string, css: string) => document.getElementById(id)?.setAttribute('style', css);
  put(
    'title',
    `clip-path: inset(-4px ${title >= 1 ? -4 : (1 - title) * 100}% -4px -4px); visibility: ${title > 0 ? 'visible' : 'hidden'}`.replace(
      '-4%',
      '-4px',
    ),
  );
  put('mark', `opacity: ${mark}`);
  put('end', `clip-path: inset(${(1 - end) * 100}% 0 0 0)`);
  document.querySelector('#end i')?.setAttribute('style', `width: ${end * 150}px`);
}
