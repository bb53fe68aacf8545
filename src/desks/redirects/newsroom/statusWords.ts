import { useWords } from '../../../newsroom/language.ts';
import { redirectWords } from '../newsroomWords.ts';
import type { RedirectStatus } from '../redirectStatus.ts';

/** What became of what stood at an old address, in the present language. */
export function useStatusWords(): (status: RedirectStatus) => string {
  const { moved, movedForNow, gone } = useWords(redirectWords);
  const words: Record<RedirectStatus, string> = { 301: moved, 302: movedForNow, 410: gone };
  return (status) => words[status];
}
