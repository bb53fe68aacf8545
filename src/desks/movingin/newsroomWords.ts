import type { Sentence } from '../../site/newsroom/refusal.ts';

/** What the log says of archives that move in. */
export const movingInActions = {
  'archive.moveIn': { gu: 'બીજી સિસ્ટમનો સંગ્રહ ઉમેર્યો', en: 'Moved an archive in' },
} as const satisfies Record<string, Sentence>;
