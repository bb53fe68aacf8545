import { createContext, use, useMemo } from 'react';
import type { AuditAction, AuditSubject } from '../platform/auditLog.ts';
import type { Sentence } from '../site/newsroom/newsroomError.ts';
import { useLanguage } from './language.ts';

/** Texts for the actions and subjects of the audit log, from all desks. */
export type AllAuditWords = Readonly<Record<AuditAction | AuditSubject, Sentence>>;

/** Loads the texts, the same promise each time: only the log needs them, and they are the words of every desk. */
export const AuditWordsContext = createContext<() => Promise<AllAuditWords>>(() =>
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
    const texts: Readonly<Record<string, Sentence>> = words;
    const isAction = (id: string): boolean => id.includes('.');
    const choicesOf = (ids: readonly string[]) =>
      ids.map((id) => ({ id, name: texts[id]?.[language] ?? id })).sort((a, b) => a.name.localeCompare(b.name, language));
    return {
      action: (action: string): string => texts[action]?.[language] ?? action,
      /** `article:12` is "Story 12". */
      subject: (subject: string): string => {
        const [kind = '', ...id] = subject.split(':');
        const name = texts[kind]?.[language];
        return name === undefined ? subject : `${name} ${id.join(':')}`;
      },
      /** All actions for a filter, sorted by text. */
      actionChoices: choicesOf(Object.keys(texts).filter(isAction)),
      /** All kinds of subjects for a filter, sorted by text. */
      subjectChoices: choicesOf(Object.keys(texts).filter((id) => !isAction(id))),
    };
  }, [words, language]);
}
