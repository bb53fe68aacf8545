import type { Sentence } from '../../../site/newsroom/newsroomError.ts';

/** Where in a match file something is: innings and ball from 1, the over as files count it, from 0. */
export type FilePlace = { innings?: number | undefined; over?: number | undefined; ball?: number | undefined };

/** What is wrong in a match file, and where. */
export type FileFault = { place: FilePlace; message: Sentence };

/** Said before what is wrong: "innings 2, over 13, ball 4: …". */
export function placedSentence({ place, message }: FileFault): Sentence {
  const { innings, over, ball } = place;
  const gu = [innings && `દાવ ${innings}`, over !== undefined && `ઓવર ${over}`, ball && `બોલ ${ball}`].filter(Boolean).join(', ');
  const en = [innings && `innings ${innings}`, over !== undefined && `over ${over}`, ball && `ball ${ball}`].filter(Boolean).join(', ');
  return gu === '' ? message : { gu: `${gu}: ${message.gu}`, en: `${en}: ${message.en}` };
}
