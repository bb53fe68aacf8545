import type { LivePostDraft } from '../livePost.ts';

/** What is being written, with the mark under which it will be sent: kept on the telephone until the newsroom has it. */
export type KeptDraft = LivePostDraft & { sentAs: string; thumb: string | null };

export const emptyDraft = (): KeptDraft => ({
  headline: '',
  body: '',
  pictureKey: null,
  pictureCaption: '',
  embed: '',
  pinned: false,
  sentAs: crypto.randomUUID(),
  thumb: null,
});

const placeOf = (articleId: number) => `live-draft:${articleId}`;

/** What was kept of a coverage, or an empty draft. */
export function readKept(articleId: number): KeptDraft {
  try {
    const kept = localStorage.getItem(placeOf(articleId));
    return kept === null ? emptyDraft() : { ...emptyDraft(), ...JSON.parse(kept) };
  } catch {
    // Private windows refuse storage, and what cannot be read is of no use: one begins with an empty sheet.
    return emptyDraft();
  }
}

export function keep(articleId: number, draft: KeptDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(placeOf(articleId), JSON.stringify(draft));
    else localStorage.removeItem(placeOf(articleId));
  } catch {
    // Without storage what is written holds as long as the screen is open.
    return;
  }
}
