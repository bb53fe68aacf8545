import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../site.config.ts';

/** Whether the build in `dist` was made from the sources as they are. */
export function isBuilt(root: string): boolean {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash(root);
}

type Build = {
  /** Everything that pages need is there, if not in its smallest form. */
  isUsable: () => void;
  isComplete: () => void;
};

/** Marks a build as begun by this process: until it is usable, a starting server waits with its first page (`src/usableBuild.ts`). */
export function beginBuild(root: string): Build {
  const mark = join(root, 'dist/building');
  const sources = sourcesHash(root);
  mkdirSync(join(root, 'dist'), { recursive: true });
  rmSync(stampOf(root), { force: true });
  writeFileSync(mark, String(process.pid));
  const isUsable = () => rmSync(mark, { force: true });
  process.once('exit', isUsable);
  return { isUsable, isComplete: () => writeFileSync(stampOf(root), sources) };
}

const stampOf = (root: string) => join(root, 'dist/built-from');

function sourcesHash(root: string): string {
  const hash = createHash('sha256');
  for (const folder of ['src', 'build']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(ts|tsx|css|svg|csv)$/.test(file)) hash.update(file).update(readFileSync(join(root, folder, file)));
    }
  }
  const { phone, desk } = siteConfig.screenshots;
  for (const file of ['site.config.ts', 'package-lock.json', ...phone, ...desk]) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
