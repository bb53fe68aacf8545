/**
 * Makes the demo films into demo/films: `node_modules/.bin/node build/films/makeFilms.mts [film …]`, all of them without names.
 * Needs ffmpeg on the path. Nothing else of the newspaper runs this; what it makes is committed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
import sharp from 'sharp';
import { captionsOf } from './captions.mts';
import { type Film, framesPerSecond, secondsOf, sizeOf } from './film.mts';
import { giveLength } from './giveLength.mts';
import { shortFilms } from './shortFilms.mts';
import { wavOf } from './sound.mts';
import { layOutFilm, showFrame } from './stage.mts';
import { watchFilms } from './watchFilms.mts';

const into = join(import.meta.dirname, '../../demo/films');
/** Bytes: together the films may weigh 5.5 MB. */
const largest = 182_000;
const largestLow = 120_000;
const largestWebm = 160_000;
/** Bits a second. */
const soundBits = 48_000;

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...args], { cwd: into });

const segmentSeconds = 4;
const colours = 'in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709,format=yuv420p';
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

const inputs = (work: string) => [
  ...['-framerate', String(framesPerSecond), '-i', join(work, '%04d.jpg'), '-i', join(work, 'sound.wav')],
  ...['-map_metadata', '-1', '-fflags', '+bitexact'],
];

/** What is left for the picture, in bits a second, of a file of at most so many bytes. */
const bitsFor = (film: Film, bytes: number): string => String(Math.floor((bytes * 8) / secondsOf(film) - soundBits * 1.08 - 4000));

/** A fragmented MP4 and the HLS playlist that points into it: of an even quality, or in two passes where that would be too large. */
function encodeMp4(film: Film, work: string, name: string, width: number, height: number, most: number): void {
  const frames = framesPerSecond * segmentSeconds;
  const picture = [
    ...['-vf', `scale=${width}:${height}:flags=lanczos:${colours}`, ...bt709],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slower', '-tune', 'animation'],
    ...['-g', String(frames), '-keyint_min', String(frames), '-sc_threshold', '0'],
  ];
  const hls = [
    ...['-c:a', 'aac', '-b:a', String(soundBits), '-ac', '1', '-shortest'],
    ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_flags', 'single_file', '-hls_segment_filename', `${name}.mp4`, `${name}.m3u8`],
  ];
  ffmpeg(...inputs(work), ...picture, '-crf', '27', ...hls);
  if (statSync(join(into, `${name}.mp4`)).size > most) {
    const passes = ['-b:v', bitsFor(film, most), '-passlogfile', join(work, 'passes')];
    ffmpeg(...inputs(work), ...picture, ...passes, '-pass', '1', '-an', '-f', 'null', '-');
    ffmpeg(...inputs(work), ...picture, ...passes, '-pass', '2', ...hls);
  }
  giveLength(into, name);
}

function encodeWebm(film: Film, work: string): void {
  ffmpeg(
    ...[...inputs(work), '-vf', `scale=${colours}`, ...bt709, '-c:v', 'libvpx-vp9', '-b:v', bitsFor(film, largestWebm), '-crf', '40'],
    ...['-deadline', 'good', '-cpu-used', '4', '-row-mt', '1', '-threads', '2', '-g', '96'],
    ...['-c:a', 'libopus', '-b:a', '40k', '-ac', '1', '-shortest', `${film.name}.webm`],
  );
}

function writeMaster(film: Film): void {
  const { width, height } = sizeOf(film);
  const quality = (name: string, w: number, h: number) => {
    const rate = Math.ceil((statSync(join(into, `${name}.mp4`)).size * 8) / secondsOf(film) / 1000) * 1000;
    const peak = `BANDWIDTH=${Math.ceil(rate * 1.4)},AVERAGE-BANDWIDTH=${rate}`;
    return `#EXT-X-STREAM-INF:${peak},RESOLUTION=${w}x${h},FRAME-RATE=${framesPerSecond}.000,CODECS="${codecsOf(name)}"\n${name}.m3u8\n`;
  };
  const qualities = quality(film.name, width, height) + quality(`${film.name}-low`, width / 2, height / 2);
  writeFileSync(join(into, `${film.name}-master.m3u8`), `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${qualities}`);
}

/** The names of a file's codecs (RFC 6381), the picture's read from its avcC box. */
function codecsOf(name: string): string {
  const file = readFileSync(join(into, `${name}.mp4`));
  const avc = file.indexOf('avcC') + 5;
  return `avc1.${file.subarray(avc, avc + 3).toString('hex')},mp4a.40.2`;
}

async function drawFrames(page: Page, film: Film, work: string): Promise<void> {
  await layOutFilm(page, film);
  const frames = Math.round(secondsOf(film) * framesPerSecond);
  for (let n = 0; n < frames; n++) {
    await showFrame(page, film, n / framesPerSecond, false);
    writeFileSync(join(work, `${String(n).padStart(4, '0')}.jpg`), await page.screenshot({ type: 'jpeg', quality: 96 }));
  }
}

async function drawPoster(page: Page, film: Film): Promise<void> {
  await layOutFilm(page, film);
  await showFrame(page, film, (film.scenes[0]?.seconds ?? 0) * 0.6, true);
  await sharp(await page.screenshot({ type: 'png' }))
    .webp({ quality: 74, effort: 6 })
    .toFile(join(into, `${film.name}.webp`));
}

const wanted = process.argv.slice(2);
const films = [...watchFilms, ...shortFilms].filter((film) => wanted.length === 0 || wanted.includes(film.name));
mkdirSync(into, { recursive: true });
const browser = await chromium.launch({
  executablePath: await sparticuz.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
  headless: true,
});
try {
  for (const film of films) {
    const work = join(tmpdir(), 'films', film.name);
    if (existsSync(work)) rmSync(work, { recursive: true });
    mkdirSync(work, { recursive: true });
    const size = sizeOf(film);
    const onPage = async (options: BrowserContextOptions, draw: (page: Page) => Promise<void>) => {
      const context = await browser.newContext({ viewport: size, ...options });
      await draw(await context.newPage());
      await context.close();
    };
    await onPage({ deviceScaleFactor: 1 }, (page) => drawFrames(page, film, work));
    await onPage({ deviceScaleFactor: 2 }, (page) => drawPoster(page, film));
    writeFileSync(join(work, 'sound.wav'), wavOf(film.mood, secondsOf(film)));
    writeFileSync(join(into, `${film.name}.gu.vtt`), captionsOf(film));
    encodeMp4(film, work, film.name, size.width, size.height, largest);
    if (film.master) {
      encodeMp4(film, work, `${film.name}-low`, size.width / 2, size.height / 2, largestLow);
      writeMaster(film);
    }
    if (film.webm) encodeWebm(film, work);
    console.log(film.name, secondsOf(film).toFixed(1), statSync(join(into, `${film.name}.mp4`)).size);
  }
} finally {
  await browser.close();
}
