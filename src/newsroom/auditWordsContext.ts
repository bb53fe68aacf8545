import { createContext, use, useMemo } from 'react';
import type { AuditAction, AuditSubject } from '../platform/auditLog.ts';
import type { Sentence } from '../site/newsroom/newsroomError.ts';
import { useLanguage } from './language.ts';

/** Texts for the actions and subjects of the audit log, from all desks. */
export type AuditWords = { actions: Readonly<Record<AuditAction, Sentence>>; subjects: Readonly<Record<AuditSubject, Sentence>> };

/** Loads the texts, the same promise each time: only the log needs them, and they are the words of every desk. */
export const AuditWordsContext = createContext<() => Promise<AuditWords>>(() =>
  Promise.reject(new Error('The newsroom has no audit words')),
);

/**
 * Texts of the log in the current language; suspends until they are loaded. Old rows may have actions that the program
 * no longer knows; these are shown as stored.
 */
export function useAuditWords() {
  const language = useLanguage();
  const words = use(use(AuditWordsContext)());
  return useMemo(() => {
    const actions: Readonly<Record<string, Sentence>> = words.actions;
    const subjects: Readonly<Record<string, Sentence>> = words.subjects;
    const choicesOf = (named: Readonly<Record<string, Sentence>>) =>
      Object.entries(named)
        .map(([id, sentence]) => ({ id, name: sentence[language] }))
        .sort((a, b) => a.name.localeCompare(b.name, language));
    return {
      action: (action: string): string => actions[action]?.[language] ?? action,
      /** `article:12` is "Story 12". */
      subject: (subject: string): string => {
        const [kind = '', ...id] = subject.split(':');
        const name = subjects[kind]?.[language];
        return name === undefined ? subject : `${name} ${id.join(':')}`;
      },
      /** All actions for a filter, sorted by text. */
      actionChoices: choicesOf(actions),
      /** All kinds of subjects for a filter, sorted by text. */
      subjectChoices: choicesOf(subjects),
    };
  }, [words, language]);
}
