import { shareText } from './words.ts';

/** Puts a link on the clipboard. Gives what to tell the reader. */
export async function copyLink(url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return shareText.linkCopied;
  } catch {
    return shareText.copyFailed;
  }
}

/** Opens the browser's share sheet; where there is none, or it fails, the link is copied. Gives what to tell the reader, if anything. */
export async function shareLink({ title, url }: { title: string; url: string }): Promise<string> {
  if (!('share' in navigator)) return copyLink(url);
  try {
    await navigator.share({ title, url });
    return '';
  } catch (error) {
    // The reader closed the sheet again.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return copyLink(url);
  }
}
