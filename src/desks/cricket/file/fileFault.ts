import type { Sentence } from '../../../site/newsroom/newsroomError.ts';

/** A position in a match file: innings and ball from 1, the over as in files, from 0. */
export type FilePlace = { innings?: number | undefined; over?: number | undefined; ball?: number | undefined };

/** An error in a match file, and its position. */
export type FileFault = { place: FilePlace; message: Sentence };

/** Adds the position to the message: "innings 2, over 13, ball 4: …". */
export function placedSentence({ place, message }: FileFault): Sentence {
  const { innings, over, ball } = place;
  const gu = [innings && `દાવ ${innings}`, over !== undefined && `ઓવર ${over}`, ball && `બોલ ${ball}`].filter(Boolean).join(', ');
  const en = [innings && `innings ${innings}`, over !== undefined && `over ${over}`, ball && `ball ${ball}`].filter(Boolean).join(', ');
  return gu === '' ? message : { gu: `${gu}: ${message.gu}`, en: `${en}: ${message.en}` };
}
