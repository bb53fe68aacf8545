import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openPageStyles, type PageStyles, pageStylesList } from './pageStyles.ts';

const assetList = z.object({
  styles: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
  icons: z.record(z.string(), z.string()),
  card: z.string(),
  headlineFonts: z.array(z.string()),
  pageStyles: pageStylesList,
});

/** Addresses of the built styles, scripts and fonts, by name; written by `build/build.ts`. */
export type Assets = Omit<z.infer<typeof assetList>, 'pageStyles'> & { pageStyles: PageStyles };

/** Gives the assets in a folder of the build, read when they are first asked for: a server may start before they are built. */
export function openAssets(distDir: string): () => Assets {
  let assets: Assets | undefined;
  return () => {
    assets ??= readAssets(distDir);
    return assets;
  };
}

function readAssets(distDir: string): Assets {
  const { pageStyles, ...assets } = assetList.parse(JSON.parse(readFileSync(join(distDir, 'assets.json'), 'utf8')));
  return { ...assets, pageStyles: openPageStyles(pageStyles) };
}

/** The address of a built file. Throws if the build has no such file. */
export function assetAddress(kind: Record<string, string>, name: string): string {
  const address = kind[name];
  if (!address) throw new Error(`The build has no file called ${name}`);
  return address;
}
