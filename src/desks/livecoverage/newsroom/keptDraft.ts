import type { LivePostDraft } from '../posts/livePost.ts';

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

/** Keeps a draft of a coverage, or none any more. */
export function keep(articleId: number, draft: KeptDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(placeOf(articleId), JSON.stringify(draft));
    else localStorage.removeItem(placeOf(articleId));
  } catch {
    // Without storage what is written holds as long as the screen is open.
    return;
  }
}

/** Keeps what is left after a post was sent, unless another window has kept one of its own since. */
export function keepAfterSending(articleId: number, sent: KeptDraft, rest: KeptDraft | undefined): void {
  if (readKept(articleId).sentAs === sent.sentAs) keep(articleId, rest);
}

/**
 * What was written while a post was on its way: a new draft with the fields that were changed since, as they stand, and the others empty;
 * undefined when nothing was.
 */
export function writtenSince(sent: KeptDraft, present: KeptDraft): KeptDraft | undefined {
  const rest = emptyDraft();
  let hasMore = false;
  const keepChanged = <Field extends keyof LivePostDraft>(field: Field) => {
    if (present[field] === sent[field]) return;
    rest[field] = present[field];
    hasMore = true;
  };
  for (const field of ['headline', 'body', 'pictureKey', 'pictureCaption', 'embed', 'pinned'] as const) keepChanged(field);
  if (rest.pictureKey !== null) rest.thumb = present.thumb;
  return hasMore ? rest : undefined;
}
