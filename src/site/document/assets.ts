import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const assetList = z.object({
  styles: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
  icons: z.record(z.string(), z.string()),
  preloadFonts: z.array(z.string()),
  fontBytes: z.number(),
});

/** Addresses of the built styles, scripts and fonts, by name; written by `build/build.ts`. */
export type Assets = z.infer<typeof assetList>;

export function readAssets(distDir: string): Assets {
  return assetList.parse(JSON.parse(readFileSync(join(distDir, 'assets.json'), 'utf8')));
}

/** The address of a built file. Throws when the build made none, which no reader can mend. */
export function assetAddress(kind: Record<string, string>, name: string): string {
  const address = kind[name];
  if (!address) throw new Error(`The build has no file called ${name}`);
  return address;
}
