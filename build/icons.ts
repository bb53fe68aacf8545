import sharp from 'sharp';
import { siteConfig } from '../site.config.ts';
import { writeAsset } from './styles.ts';

const SIDE = 512;
const MARK = 400;
const GROUND = '#c2361a';

/**
 * The wordmark on a square, for browser tabs, home screens and search engines, and `badge`: its outline alone, of which phones show only what
 * is not transparent. Gives the addresses by width, and `svg`.
 */
export async function buildIcons(outDir: string): Promise<Record<string, string>> {
  const { width, height, viewBox, path } = siteConfig.wordmark;
  const markHeight = Math.round((MARK * height) / width);
  const onGround = (ground: string) =>
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${ground}`,
      `<svg x="${(SIDE - MARK) / 2}" y="${(SIDE - markHeight) / 2}" width="${MARK}" height="${markHeight}" viewBox="${viewBox}">`,
      `<path d="${path}" fill="#fff"/></svg></svg>`,
    ].join('');
  const svg = onGround(`<rect width="${SIDE}" height="${SIDE}" fill="${GROUND}"/>`);
  const png = async (side: number, source = svg, name = `icon-${side}`) =>
    writeAsset(outDir, name, 'png', await sharp(Buffer.from(source)).resize(side, side).png().toBuffer());
  const badge = await png(96, onGround(''), 'badge');
  return { svg: writeAsset(outDir, 'icon', 'svg', svg), badge, '180': await png(180), '192': await png(192), '512': await png(512) };
}
