import { join } from 'node:path';
import sharp from 'sharp';
import { siteConfig } from '../site.config.ts';
import { writeAsset } from './styles.ts';

const SIDE = 512;
const MARK = 400;
/** Launchers cut a maskable icon to any shape within a circle of four fifths of it. */
const MASKABLE_MARK = 330;
const GROUND = '#c2361a';

/**
 * The wordmark on a square, for browser tabs, home screens and search engines, and `badge`: its outline alone, of which phones show only what
 * is not transparent. Gives the addresses by width, and `svg`.
 */
export async function buildIcons(root: string, outDir: string): Promise<Record<string, string>> {
  const { width, height, viewBox, path } = siteConfig.wordmark;
  const onGround = (ground: string, mark = MARK) => {
    const markHeight = Math.round((mark * height) / width);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${ground}`,
      `<svg x="${(SIDE - mark) / 2}" y="${(SIDE - markHeight) / 2}" width="${mark}" height="${markHeight}" viewBox="${viewBox}">`,
      `<path d="${path}" fill="#fff"/></svg></svg>`,
    ].join('');
  };
  const ground = `<rect width="${SIDE}" height="${SIDE}" fill="${GROUND}"/>`;
  const svg = onGround(ground);
  const png = async (side: number, source = svg, name = `icon-${side}`) =>
    writeAsset(outDir, name, 'png', await sharp(Buffer.from(source)).resize(side, side).png().toBuffer());
  const badge = await png(96, onGround(''), 'badge');
  const maskable = await png(SIDE, onGround(ground, MASKABLE_MARK), 'maskable');
  return {
    svg: writeAsset(outDir, 'icon', 'svg', svg),
    badge,
    maskable,
    '180': await png(180),
    '192': await png(192),
    '512': await png(512),
    ...(await screenshots(root, outDir)),
  };
}

/** Sizes of the pictures with which a browser presents the site before it is installed (`src/site/serving/siteFiles.ts`). */
const SCREENSHOT_SIZES = { phone: [720, 1280], desk: [1280, 800] } as const;

async function screenshots(root: string, outDir: string): Promise<Record<string, string>> {
  const { phone, desk } = siteConfig.screenshots;
  const wanted = [
    ...phone.map((file, at) => ({ file, at, of: 'phone' as const })),
    ...desk.map((file, at) => ({ file, at, of: 'desk' as const })),
  ];
  const made = wanted.map(async ({ file, at, of }) => {
    const [wide, high] = SCREENSHOT_SIZES[of];
    const picture = sharp(join(root, file)).resize(wide, high, { fit: 'cover', position: 'top' });
    const name = `screenshot-${of}-${at}`;
    return [name, writeAsset(outDir, name, 'webp', await picture.webp({ quality: 80 }).toBuffer())] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}
