import { gujarati } from '../../../platform/text/catalogue.ts';
import { refusalWords } from '../words.ts';

/** Limits for the file size and the number of pages. */
export const MAX_PDF_BYTES = 80 * 1024 * 1024;
export const MAX_PAGES = 64;
/** A later day is probably a typing error. */
export const MAX_DAYS_AHEAD = 31;

const inGujarati = gujarati(refusalWords);

type Reason = keyof typeof refusalWords;

/** An edition was rejected, with a sentence for the editor; nothing of it is stored. */
export class InvalidEdition extends Error {
  readonly reason: Reason;
  /** The sentence in the newsroom's own language; `message` is in English, for terminals. */
  readonly sentence: string;
  /** `page` is the page at which rendering failed, from 1. */
  constructor(reason: Reason, page?: number) {
    super(page === undefined ? refusalWords[reason].en : `${refusalWords[reason].en} (page ${page})`);
    this.reason = reason;
    this.sentence = page === undefined ? inGujarati[reason] : `${inGujarati[reason]} (પાનું ${page})`;
  }
}
