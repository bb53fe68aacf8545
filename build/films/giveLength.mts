import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Box = { type: string; at: number; size: number };

function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const size = file.readUInt32BE(at);
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), at, size });
    at += size;
  }
  return boxes;
}

/**
 * ffmpeg leaves a fragmented file's length out of its head, so that a browser playing the file itself cannot tell it before the
 * last byte. This writes an `mehd` box (ISO 14496-12, 8.8.2) with the playlist's length, and moves the playlist's offsets along.
 */
export function giveLength(folder: string, name: string): void {
  const file = readFileSync(join(folder, `${name}.mp4`));
  const playlist = readFileSync(join(folder, `${name}.m3u8`), 'utf8');
  const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  const moov = boxesIn(file, 0, file.length).find((box) => box.type === 'moov');
  const parts = moov ? boxesIn(file, moov.at + 8, moov.at + moov.size) : [];
  const mvhd = parts.find((box) => box.type === 'mvhd');
  const mvex = parts.find((box) => box.type === 'mvex');
  if (!moov || !mvhd || !mvex) throw new Error(`${name}.mp4 is not a fragmented MP4`);

  const mehd = Buffer.alloc(16);
  mehd.writeUInt32BE(mehd.length, 0);
  mehd.write('mehd', 4);
  mehd.writeUInt32BE(Math.round(seconds * file.readUInt32BE(mvhd.at + 20)), 12);
  file.writeUInt32BE(moov.size + mehd.length, moov.at);
  file.writeUInt32BE(mvex.size + mehd.length, mvex.at);
  writeFileSync(join(folder, `${name}.mp4`), Buffer.concat([file.subarray(0, mvex.at + 8), mehd, file.subarray(mvex.at + 8)]));

  const moved = playlist
    .replace(/(BYTERANGE=")(\d+)(@0")/, (_, before, size, after) => `${before}${Number(size) + mehd.length}${after}`)
    .replace(/(#EXT-X-BYTERANGE:\d+@)(\d+)/g, (_, before, at) => `${before}${Number(at) + mehd.length}`);
  writeFileSync(join(folder, `${name}.m3u8`), moved);
}
