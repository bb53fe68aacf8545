import type { Dropped } from '../../../../platform/document/documentFromHtml.ts';
import type { EditorWords } from './editorHelp.ts';

type Name = Extract<keyof EditorWords, `lost${string}`>;

/** What the readers of foreign HTML count (`htmlBlocks.ts`), as editors call it. */
const names: Readonly<Record<string, Name>> = {
  link: 'lostLink',
  picture: 'lostPicture',
  svg: 'lostPicture',
  canvas: 'lostPicture',
  map: 'lostPicture',
  video: 'lostFilm',
  audio: 'lostFilm',
  script: 'lostScript',
  form: 'lostForm',
  input: 'lostForm',
  select: 'lostForm',
  textarea: 'lostForm',
  button: 'lostForm',
  iframe: 'lostFrame',
  frame: 'lostFrame',
  embed: 'lostFrame',
  object: 'lostFrame',
};

/** What was left out of a paste, for editors: `ચિત્ર × 2, બીજી સાઇટની સામગ્રી (ads.example) × 1`. */
export function droppedShown(dropped: readonly Dropped[], words: EditorWords): string {
  const counts = new Map<string, number>();
  for (const { what, count } of dropped) {
    const [tag = '', host] = what.split(' ');
    const name = words[names[tag] ?? 'lostOther'];
    const shown = host === undefined ? name : `${name} (${host})`;
    counts.set(shown, (counts.get(shown) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => `${name} × ${count}`).join(', ');
}
