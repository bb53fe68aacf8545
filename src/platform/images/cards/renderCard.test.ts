import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { halves } from '../../../../test/images/hostileImages.ts';
import type { StoryCardContent } from './cardContent.ts';
import { renderCard } from './renderCard.ts';
import { openTypesetter } from './typesetter.ts';

const typesetter = openTypesetter(join(import.meta.dirname, '../../../../dist/fonts'));
const story: StoryCardContent = {
  design: 'story',
  kicker: 'કૃષિ',
  headline: 'કપાસના ખેડૂતો માટે ટપક સિંચાઈ: ઓછું પાણી, વધુ ઉપજ',
  note: '24 Nov 2026',
  picture: { url: '/media/pictures/a.png' },
};

/** The colour of a point of a card. */
async function pointOf(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('the card of a story', () => {
  test('has its picture at the right, and is small enough for WhatsApp', async () => {
    const { bytes, isWhole } = await renderCard(typesetter, story, await halves(900, 600));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(bytes.length).toBeLessThan(300_000);
    expect(isWhole).toBe(true);
    const [ground, picture] = [await pointOf(bytes, 20, 20), await pointOf(bytes, 900, 300)];
    expect(ground).not.toEqual(picture);
  });

  test.each([
    ['is missing', async () => undefined],
    ['is damaged', async () => (await halves(900, 600, 'jpeg')).subarray(0, 2000)],
    ['is no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('whose picture %s has none, and is not kept', async (_name, picture) => {
    const { bytes, isWhole } = await renderCard(typesetter, story, await picture());
    expect(isWhole).toBe(false);
    const [red = 0, green = 0, blue = 0] = await pointOf(bytes, 1190, 600);
    expect(Math.min(red, green, blue)).toBeGreaterThan(235);
  });

  test('in another script is the card of the newspaper', async () => {
    const hindi = await renderCard(typesetter, { ...story, headline: 'हिन्दी में समाचार' }, await halves(900, 600));
    const site = await renderCard(typesetter, { design: 'site' }, undefined);
    expect(Buffer.compare(hindi.bytes, site.bytes)).toBe(0);
  });

  test('cannot be drawn upon by what is written', async () => {
    const { bytes } = await renderCard(
      typesetter,
      { ...story, kicker: '"/><rect width="1200" height="630" fill="#000"/>', headline: '</svg>&<' },
      undefined,
    );
    const [red = 0] = await pointOf(bytes, 1190, 600);
    expect(red).toBeGreaterThan(235);
  });
});
