/** What the desk's actions are called in the log of changes. */
export const newsletterAuditWords = {
  'newsletter.export': { gu: 'ન્યૂઝલેટરના વાચકોની યાદી ઉતારી', en: 'Exported the readers of the newsletter' },
} as const;

/** What the log calls the things that the desk changes. */
export const newsletterSubjectWords = {
  newsletter: { gu: 'ન્યૂઝલેટર', en: 'Newsletter' },
} as const;

type Actions = typeof newsletterAuditWords;
type Subjects = typeof newsletterSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
