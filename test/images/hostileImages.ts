import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A real picture of a size: left half kesar, right half blue, so that a test sees which part was cut. */
export async function halves(width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'png'): Promise<Buffer> {
  const half = { create: { width: Math.round(width / 2), height, channels: 3, background: '#c2361a' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#1a5cc2' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** A sound PNG file of a few hundred kilobytes that unpacks to `side` × `side` points. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a point, grey.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export const scriptedSvg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
);

/** What must never be shown: a name for the test, the bytes, and the status of the refusal. */
export async function hostileImages(): Promise<{ name: string; bytes: Uint8Array; status: number }[]> {
  const jpeg = await halves(900, 600, 'jpeg');
  const png = await halves(900, 600, 'png');
  const webp = await halves(900, 600, 'webp');
  return [
    { name: 'a JPEG cut off in the middle', bytes: jpeg.subarray(0, jpeg.length / 2), status: 422 },
    { name: 'a PNG cut off in the middle', bytes: png.subarray(0, png.length / 2), status: 422 },
    { name: 'a WebP cut off in the middle', bytes: webp.subarray(0, webp.length / 2), status: 422 },
    { name: 'a JPEG of which only the beginning is one', bytes: Buffer.concat([jpeg.subarray(0, 40), Buffer.alloc(4000, 7)]), status: 422 },
    { name: 'a bomb of 30,000 by 30,000 points', bytes: pngBomb(30_000), status: 413 },
    { name: 'an SVG with a script', bytes: scriptedSvg, status: 415 },
    { name: 'a page that calls itself a picture', bytes: Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), status: 415 },
    { name: 'a PDF', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), status: 415 },
    { name: 'nothing at all', bytes: new Uint8Array(), status: 415 },
  ];
}
