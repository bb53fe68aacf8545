import { readFile } from 'node:fs/promises';
import { readTopics } from '../../content/topics/queries.ts';
import { addEdition, withdrawEdition } from '../../desks/epaper/commands.ts';
import { InvalidEdition, MAX_PDF_BYTES } from '../../desks/epaper/editions/invalidEdition.ts';
import type { App } from '../../site/app.ts';
import type { CommandContext } from '../commandContext.ts';
import { CommandFailure, failOn } from '../commandFailure.ts';
import { checkInputFile } from '../inputFile.ts';

type Input = { file?: string | undefined; city: string; date: string };

/** Publishes an edition from a PDF; without a file, withdraws the edition. */
export async function publishEdition(input: Input, { open, print }: CommandContext): Promise<void> {
  await failOn([InvalidEdition], async () => {
    const pdf = input.file === undefined ? undefined : await readPdf(input.file);
    const { app } = await open();
    print(await explainingCities(app, input.city, () => write(app, input, pdf)));
  });
}

async function readPdf(file: string): Promise<Uint8Array> {
  if ((await checkInputFile(file, 'a PDF')) > MAX_PDF_BYTES) throw new InvalidEdition('tooLarge');
  return readFile(file);
}

async function write(app: App, { city, date }: Input, pdf: Uint8Array | undefined): Promise<string> {
  if (!pdf) {
    await withdrawEdition(app, { city, date });
    return `The edition of ${city}, ${date}, is withdrawn`;
  }
  const began = performance.now();
  const { address, pageCount } = await addEdition(app, { city, date, pdf });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return `${pageCount} pages are out at ${app.settings.siteUrl}${address} (${seconds} s)`;
}

/** If the city is unknown, the error lists the known ones. */
async function explainingCities<T>(app: App, city: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidEdition) || error.reason !== 'noCity') throw error;
    const cities = (await readTopics(app.db, 'city')).map(({ slug }) => slug);
    const known =
      cities.length > 0 ? `The cities are: ${cities.join(', ')}.` : 'The paper has no cities yet: start it once with npm start.';
    throw new CommandFailure(`There is no city "${city}". ${known}`);
  }
}
