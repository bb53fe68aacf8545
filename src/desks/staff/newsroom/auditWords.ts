/** Texts for the desk's actions in the audit log. */
export const staffAuditWords = {
  'staff.signIn': { gu: 'સાઇન ઇન કર્યું', en: 'Signed in' },
  'staff.add': { gu: 'ખાતું બનાવ્યું', en: 'Made an account' },
  'staff.change': { gu: 'ખાતું બદલ્યું', en: 'Changed an account' },
  'staff.reset': { gu: 'નવી લિંક બનાવી', en: 'Made a new link' },
  'staff.endSessions': { gu: 'સત્ર પૂરાં કર્યાં', en: 'Ended sessions' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const staffSubjectWords = {
  staff: { gu: 'સ્ટાફ', en: 'Staff' },
} as const;

type Actions = typeof staffAuditWords;
type Subjects = typeof staffSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
