import { deviceReads, forgetDeviceReads } from '../../../site/reader/deviceReads.client.ts';

const readOn = new Intl.DateTimeFormat('gu-u-nu-latn', { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' });

/** Lists what was read in this browser. */
export function start(island: Element): void {
  const list = island.querySelector('[data-device-list]');
  const row = island.querySelector<HTMLTemplateElement>('[data-device-row]')?.content.firstElementChild;
  const none = island.querySelector<HTMLElement>('[data-device-none]');
  const all = island.querySelector<HTMLElement>('[data-device-forget]');
  if (!list || !row || !none || !all) return;
  const show = () => {
    const reads = deviceReads();
    list.replaceChildren(...reads.map((read) => rowOf(row, read, show)));
    none.hidden = reads.length > 0;
    all.hidden = reads.length === 0;
  };
  all.addEventListener('click', () => {
    forgetDeviceReads();
    show();
    none.focus();
  });
  show();
}

function rowOf(row: Element, { path, title, at }: ReturnType<typeof deviceReads>[number], onForgotten: () => void): Node {
  const filled = row.cloneNode(true);
  if (!(filled instanceof Element)) return filled;
  const link = filled.querySelector('a');
  const time = filled.querySelector('time');
  const name = filled.querySelector('.sr-only');
  if (link) link.href = path;
  if (link) link.textContent = title;
  if (time) time.dateTime = new Date(at).toISOString();
  if (time) time.textContent = readOn.format(at);
  if (name) name.textContent = `: ${title}`;
  filled.querySelector('button')?.addEventListener('click', () => {
    forgetDeviceReads(path);
    onForgotten();
  });
  return filled;
}
