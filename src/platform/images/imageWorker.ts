import { readFile } from 'node:fs/promises';
import type { Typesetter } from './cards/typesetter.ts';
import { InvalidImage } from './invalidImage.ts';
import type { Original, RenderAnswer, RenderOrder } from './renderApart.ts';
import { renderVariant } from './renderVariant.ts';

// A child process (see renderApart.ts). It exits with its parent. Its argument is the folder with the faces of cards.

process.on('disconnect', () => process.exit());
process.on('message', (order: RenderOrder) => {
  void answerTo(order).then((answer) => process.send?.(answer));
});

async function answerTo(order: RenderOrder): Promise<RenderAnswer> {
  const { number } = order;
  try {
    if ('original' in order) {
      return { number, made: await renderVariant(await bytesOf(order.original), order.request, order.format), isWhole: true };
    }
    const { renderCard } = await import('./cards/renderCard.ts');
    const picture = order.picture === undefined ? undefined : await bytesOf(order.picture);
    const { bytes, isWhole } = await renderCard(await typesetter(), order.content, picture);
    return { number, made: bytes, isWhole };
  } catch (error) {
    if (error instanceof InvalidImage) return { number, refused: { status: error.status, why: error.message } };
    return { number, failed: String(error) };
  }
}

const bytesOf = async (original: Original): Promise<Uint8Array> => (typeof original === 'string' ? readFile(original) : original);

let opened: Promise<Typesetter> | undefined;

/** HarfBuzz and the faces are loaded for the first card only. */
function typesetter(): Promise<Typesetter> {
  opened ??= import('./cards/typesetter.ts').then(({ openTypesetter }) => openTypesetter(process.argv[2] ?? ''));
  return opened;
}
