import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decoderStopped } from './invalidImage.ts';

test('a picture that takes too long is not held to be broken', async () => {
  const large = sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#a33' } });
  const stopped = await large.blur(80).timeout({ seconds: 1 }).raw().toBuffer().catch(decoderStopped);
  expect(stopped).toMatchObject({ status: 503, message: 'Making the picture took too long' });
});

test('what the decoder cannot read is', () => {
  expect(decoderStopped(new Error('Input buffer has corrupt header'))).toMatchObject({ status: 422 });
});
