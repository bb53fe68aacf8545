/** Texts for the desk's actions in the audit log. */
export const frontPageAuditWords = {
  'frontpage.arrange': { gu: 'પાનું ગોઠવ્યું', en: 'Arranged a page' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const frontPageSubjectWords = {
  frontpage: { gu: 'પાનાની ગોઠવણ', en: 'Arranged page' },
} as const;

type Actions = typeof frontPageAuditWords;
type Subjects = typeof frontPageSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
