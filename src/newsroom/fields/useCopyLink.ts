import { useWords } from '../language.ts';
import { notify, succeeded } from '../notify.ts';
import { newsroomWords } from '../words.ts';

/** Copies a link that an editor passes on; says if it could not be copied, and returns whether it was. */
export function useCopyLink(): (link: string) => Promise<boolean> {
  const words = useWords(newsroomWords);
  return async (link) => {
    try {
      await navigator.clipboard.writeText(link);
      succeeded('copy');
      return true;
    } catch {
      // Browsers deny access to the clipboard on pages without https, or if the user has blocked it.
      notify(words.linkNotCopied, { type: 'error', about: 'copy' });
      return false;
    }
  };
}
