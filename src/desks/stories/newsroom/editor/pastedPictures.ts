import { picturesInHtml } from '../../../../platform/document/documentFromHtml.ts';
import type { StoryDocument } from '../../../../platform/document/storyDocument.ts';
import { pictureFileRefusal } from '../../../pictures/newsroom/endpoints.ts';

/** Pictures that are still to be uploaded, by the key that stands for each in the pasted document. */
export type PastedPictures = ReadonlyMap<string, File>;

/** The pictures that pasted HTML contains as data, and the keys for them by their addresses there. */
export function picturesOfPaste(html: string): { keys: ReadonlyMap<string, string>; pictures: PastedPictures } {
  const keys = new Map<string, string>();
  const pictures = new Map<string, File>();
  for (const { src } of picturesInHtml(html)) {
    const file = fileOfData(src, `pasted-${pictures.size + 1}`);
    if (!file || pictureFileRefusal(file) !== undefined) continue;
    keys.set(src, file.name);
    pictures.set(file.name, file);
  }
  return { keys, pictures };
}

function fileOfData(src: string, name: string): File | undefined {
  const [, type = '', base64 = ''] = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/i.exec(src) ?? [];
  if (base64 === '') return undefined;
  try {
    return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type: type.toLowerCase() });
  } catch {
    // Cut off on its way, or no base64 after all: it is counted with what was left out.
    return undefined;
  }
}

/** A document with each of these pictures on its own: a row of them would wait for the last. */
export const withPicturesApart = (document: StoryDocument, pictures: PastedPictures): StoryDocument => ({
  ...document,
  content: document.content.flatMap((block) =>
    block.type === 'gallery' && block.attrs.pictures.some(({ picture }) => pictures.has(picture))
      ? block.attrs.pictures.map((attrs) => ({ type: 'picture' as const, attrs }))
      : [block],
  ),
});
