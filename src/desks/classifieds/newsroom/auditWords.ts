/** Texts for the desk's actions in the audit log. */
export const classifiedAuditWords = {
  'classified.moderate': { gu: 'ટચૂકડી જાહેરખબર અંગે નિર્ણય લીધો', en: 'Decided about a classified advertisement' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const classifiedSubjectWords = {
  classified: { gu: 'ટચૂકડી જાહેરખબર', en: 'Classified advertisement' },
} as const;

type Actions = typeof classifiedAuditWords;
type Subjects = typeof classifiedSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
