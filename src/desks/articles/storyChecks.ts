import type { Sentence } from '../../site/newsroom/refusal.ts';

/** What is missing or doubtful in a story. Errors stop it from going before readers, warnings do not. */
export type StoryCheck = {
  weight: 'error' | 'warning';
  /** The field of the working copy: `headline`, `body.3`. */
  path: string;
  message: Sentence;
};
