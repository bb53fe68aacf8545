import { createContext, useContext, useMemo } from 'react';
import type { AuditAction, AuditSubject } from '../platform/auditLog.ts';
import type { Sentence } from '../site/newsroom/newsroomError.ts';
import { useLanguage } from './language.ts';

/** What was done, and to what, in words: all that any desk enters in the log. */
export type AuditWords = { actions: Readonly<Record<AuditAction, Sentence>>; subjects: Readonly<Record<AuditSubject, Sentence>> };

export const AuditWordsContext = createContext<AuditWords | undefined>(undefined);

/** The words of the log in the present language. Rows are older than the program: what it has no words for stands as it was entered. */
export function useAuditWords() {
  const language = useLanguage();
  const words = useContext(AuditWordsContext);
  return useMemo(() => {
    const actions: Readonly<Record<string, Sentence>> = words?.actions ?? {};
    const subjects: Readonly<Record<string, Sentence>> = words?.subjects ?? {};
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
      /** All actions, for a filter, by their words. */
      actionChoices: choicesOf(actions),
      /** All kinds of things, for a filter, by their words. */
      subjectChoices: choicesOf(subjects),
    };
  }, [words, language]);
}
