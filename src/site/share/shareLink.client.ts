import { shareText } from './words.ts';

/** Copies a link to the clipboard. Returns the message for the reader. */
export async function copyLink(url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return shareText.linkCopied;
  } catch {
    return shareText.copyFailed;
  }
}

/** Opens the browser's share sheet; if there is none, or it fails, copies the link. Returns the message for the reader, if any. */
export async function shareLink({ title, url }: { title: string; url: string }): Promise<string> {
  if (!('share' in navigator)) return copyLink(url);
  try {
    await navigator.share({ title, url });
    return '';
  } catch (error) {
    // The reader cancelled.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return copyLink(url);
  }
}
