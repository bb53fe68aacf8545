import { NewsroomError, type Sentence } from './newsroomError.ts';
import { newsroomServerWords } from './words.ts';

/** Returns the value. Throws `NewsroomError` 404 if it is undefined. */
export function existing<Value>(value: Value | undefined, sentence: Sentence = newsroomServerWords.notThere): Value {
  if (value === undefined) throw new NewsroomError(404, sentence);
  return value;
}
