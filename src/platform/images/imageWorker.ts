import { readFile } from 'node:fs/promises';
import { InvalidImage } from './invalidImage.ts';
import type { RenderAnswer, RenderOrder } from './renderApart.ts';
import { renderVariant } from './renderVariant.ts';

// A child process (see renderApart.ts). It exits with its parent.

process.on('disconnect', () => process.exit());
process.on('message', (order: RenderOrder) => {
  void answerTo(order).then((answer) => process.send?.(answer));
});

async function answerTo({ number, original, request, format }: RenderOrder): Promise<RenderAnswer> {
  try {
    const bytes = typeof original === 'string' ? await readFile(original) : original;
    return { number, made: await renderVariant(bytes, request, format) };
  } catch (error) {
    if (error instanceof InvalidImage) return { number, refused: { status: error.status, why: error.message } };
    return { number, failed: String(error) };
  }
}
