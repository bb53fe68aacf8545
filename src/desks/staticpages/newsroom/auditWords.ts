/** What the desk's actions are called in the log of changes. */
export const staticPageAuditWords = {
  'staticpage.save': { gu: 'સ્થાયી પાનું સાચવ્યું', en: 'Saved a page about the paper' },
} as const;

/** What the log calls the things that the desk changes. */
export const staticPageSubjectWords = {
  staticpage: { gu: 'સ્થાયી પાનું', en: 'Page about the paper' },
} as const;

type Actions = typeof staticPageAuditWords;
type Subjects = typeof staticPageSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
