import sharp from 'sharp';
import { siteConfig } from '../site.config.ts';
import { writeAsset } from './styles.ts';

const SIDE = 512;
const MARK = 400;
const GROUND = '#c2361a';

/** The wordmark on a square, for browser tabs, home screens and search engines. Gives the addresses by width, and `svg`. */
export async function buildIcons(outDir: string): Promise<Record<string, string>> {
  const { width, height, viewBox, path } = siteConfig.wordmark;
  const markHeight = Math.round((MARK * height) / width);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${GROUND}"/>`,
    `<svg x="${(SIDE - MARK) / 2}" y="${(SIDE - markHeight) / 2}" width="${MARK}" height="${markHeight}" viewBox="${viewBox}">`,
    `<path d="${path}" fill="#fff"/></svg></svg>`,
  ].join('');
  const png = async (side: number) =>
    writeAsset(outDir, `icon-${side}`, 'png', await sharp(Buffer.from(svg)).resize(side, side).png().toBuffer());
  return { svg: writeAsset(outDir, 'icon', 'svg', svg), '180': await png(180), '192': await png(192), '512': await png(512) };
}
