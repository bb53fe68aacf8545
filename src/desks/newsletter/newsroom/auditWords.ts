/** Texts for the desk's actions in the audit log. */
export const newsletterAuditWords = {
  'newsletter.export': { gu: 'ન્યૂઝલેટરના વાચકોની યાદી ઉતારી', en: 'Exported the readers of the newsletter' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const newsletterSubjectWords = {
  newsletter: { gu: 'ન્યૂઝલેટર', en: 'Newsletter' },
} as const;

type Actions = typeof newsletterAuditWords;
type Subjects = typeof newsletterSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
