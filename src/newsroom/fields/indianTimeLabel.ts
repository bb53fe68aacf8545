import { useWords } from '../language.ts';
import { newsroomWords } from '../words.ts';

/** Adds to the label of a time that it is the time in India: the browser of an editor who travels goes by another clock. */
export function useIndianTimeLabel(): (label: string) => string {
  const { inIndianTime } = useWords(newsroomWords);
  return (label) => inIndianTime.replace('{label}', label);
}
