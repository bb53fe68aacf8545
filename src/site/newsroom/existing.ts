import { NewsroomError, type Sentence } from './newsroomError.ts';
import { newsroomServerWords } from './words.ts';

/** What was read. Throws `NewsroomError` 404 when there is none. */
export function existing<Value>(value: Value | undefined, sentence: Sentence = newsroomServerWords.notThere): Value {
  if (value === undefined) throw new NewsroomError(404, sentence);
  return value;
}
