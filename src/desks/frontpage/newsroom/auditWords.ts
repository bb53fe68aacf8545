/** What the desk's actions are called in the log of changes. */
export const frontPageAuditWords = {
  'frontpage.arrange': { gu: 'પાનું ગોઠવ્યું', en: 'Arranged a page' },
} as const;

/** What the log calls the things that the desk changes. */
export const frontPageSubjectWords = {
  frontpage: { gu: 'પાનાની ગોઠવણી', en: 'Arranged page' },
} as const;

type Actions = typeof frontPageAuditWords;
type Subjects = typeof frontPageSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
