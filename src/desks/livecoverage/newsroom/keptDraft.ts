import type { LivePostDraft } from '../posts/livePost.ts';

/** A draft with the id under which it will be sent, stored on the device until the server has it. */
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

/** Drafts are kept by editor: on a shared computer nobody is given another's text. */
export type DraftOf = { articleId: number; staffId: string };
const placeOf = ({ articleId, staffId }: DraftOf) => `live-draft:${articleId}:${staffId}`;

/** The stored draft of a coverage, or an empty one. */
export function readKept(of: DraftOf): KeptDraft {
  try {
    const kept = localStorage.getItem(placeOf(of));
    return kept === null ? emptyDraft() : { ...emptyDraft(), ...JSON.parse(kept) };
  } catch {
    // Storage is blocked (private windows) or its content is invalid.
    return emptyDraft();
  }
}

/** Stores a draft of a coverage, or removes it. */
export function keep(of: DraftOf, draft: KeptDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(placeOf(of), JSON.stringify(draft));
    else localStorage.removeItem(placeOf(of));
  } catch {
    // Without storage the draft exists as long as the screen is open.
    return;
  }
}

/** Stores the rest of a draft after a post was sent, unless another window has stored its own since. */
export function keepAfterSending(of: DraftOf, sent: KeptDraft, rest: KeptDraft | undefined): void {
  if (readKept(of).sentAs === sent.sentAs) keep(of, rest);
}

/**
 * The text written while a post was being sent: a new draft with the fields changed since, the others empty; undefined if nothing changed.
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
