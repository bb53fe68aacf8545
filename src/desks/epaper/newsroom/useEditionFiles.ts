import { useEffect, useState, useSyncExternalStore } from 'react';
import { uploadFile } from '../../../newsroom/callApi.ts';
import { inLanguage } from '../../../newsroom/language.ts';
import { type Upload, UploadQueue } from '../../../newsroom/uploadQueue.ts';
import { MAX_PAGES, MAX_PDF_BYTES } from '../editions/invalidEdition.ts';
import { refusalWords } from '../words.ts';
import { type PageForEditing, prepareEdition } from './endpoints.ts';

type Prepared = { pdfKey: string; pages: PageForEditing[] };

/** A chosen PDF of the edition, with all pages of the paper or one of them. */
type EditionFile = Upload<Prepared>;

/** `page-2.pdf` is before `page-10.pdf`. */
const byName = new Intl.Collator('en', { numeric: true });

const newQueue = () =>
  new UploadQueue<Prepared>({
    send: (file, options) => uploadFile(prepareEdition, file, options),
    refuse: (file) => (file.size > MAX_PDF_BYTES ? inLanguage(refusalWords.tooLarge) : undefined),
  });

/** The PDFs of an edition that is being made, in the order of their pages. Files that are chosen together are sorted by their names. */
export function useEditionFiles() {
  const [queue] = useState(newQueue);
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);
  const [order, setOrder] = useState<readonly number[]>([]);
  const files = order.flatMap((id) => uploads.find((upload) => upload.id === id) ?? []);
  // What still waits is not sent once the screen is left.
  useEffect(() => () => forgetAll(queue), [queue]);
  return {
    files,
    queue,
    refusal: refusalOf(files),
    add: (chosen: readonly File[]) => {
      const ids = queue.add(chosen.toSorted((one, other) => byName.compare(one.name, other.name)));
      setOrder((before) => [...before, ...ids]);
    },
    sort: (sorted: readonly EditionFile[]) => setOrder(sorted.map(({ id }) => id)),
    clear: () => {
      forgetAll(queue);
      setOrder([]);
    },
  };
}

function forgetAll(queue: UploadQueue<Prepared>): void {
  for (const { id } of queue.get()) queue.forget(id);
}

/** Why the files cannot be one edition, if all are taken one by one. */
function refusalOf(files: readonly EditionFile[]): (typeof refusalWords)[keyof typeof refusalWords] | undefined {
  const pageCount = files.reduce((sum, { answer }) => sum + (answer?.pages.length ?? 0), 0);
  if (files.length > MAX_PAGES || pageCount > MAX_PAGES) return refusalWords.tooManyPages;
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  return files.length > 1 && bytes > MAX_PDF_BYTES ? refusalWords.tooLargeTogether : undefined;
}
