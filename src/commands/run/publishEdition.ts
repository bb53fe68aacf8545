import { readFile } from 'node:fs/promises';
import { readTopics } from '../../content/topics/queries.ts';
import { addEdition, editionPlace, withdrawEdition } from '../../desks/epaper/commands.ts';
import { InvalidEdition, MAX_PDF_BYTES } from '../../desks/epaper/editions/invalidEdition.ts';
import { preparePaper } from '../../desks/epaper/editions/preparePaper.ts';
import type { App } from '../../site/app.ts';
import type { CommandContext } from '../commandContext.ts';
import { CommandFailure, failOn } from '../commandFailure.ts';
import { checkInputFile } from '../inputFile.ts';
import type { Progress } from '../progress.ts';

type Input = { files: readonly string[]; city: string; date: string };

/** Publishes an edition from its PDFs; without a file, withdraws the edition. */
export async function publishEdition(input: Input, { open, print, progress }: CommandContext): Promise<void> {
  await failOn([InvalidEdition], async () => {
    const pdfs = await readPdfs(input.files);
    const { app } = await open();
    const done = await explainingCities(app, input.city, async () => {
      if (pdfs.length > 1) {
        await editionPlace(app, input);
        await prepareEach(app, input.files, pdfs, progress('files'));
      }
      return write(app, input, pdfs);
    });
    print(done);
  });
}

async function readPdfs(files: readonly string[]): Promise<Uint8Array[]> {
  let bytes = 0;
  for (const file of files) bytes += await checkInputFile(file, 'a PDF');
  if (bytes > MAX_PDF_BYTES) throw new InvalidEdition(files.length > 1 ? 'tooLargeTogether' : 'tooLarge');
  return Promise.all(files.map((file) => readFile(file)));
}

/** Renders the pages of several files, which takes long, and names the file that is refused; the edition takes what is rendered. */
async function prepareEach(app: App, files: readonly string[], pdfs: readonly Uint8Array[], shown: Progress): Promise<void> {
  try {
    for (const [index, pdf] of pdfs.entries()) {
      shown.update(index / pdfs.length, index);
      await preparePaper(app.storage, [pdf]).catch((error: unknown) => {
        throw error instanceof InvalidEdition ? new CommandFailure(`${files[index]}: ${error.message}`) : error;
      });
    }
  } finally {
    shown.close();
  }
}

async function write(app: App, { city, date }: Input, pdfs: readonly Uint8Array[]): Promise<string> {
  if (pdfs.length === 0) {
    await withdrawEdition(app, { city, date });
    return `The edition of ${city}, ${date}, is withdrawn`;
  }
  const began = performance.now();
  const { address, pageCount } = await addEdition(app, { city, date, pdfs });
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
