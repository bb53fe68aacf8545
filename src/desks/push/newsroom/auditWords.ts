/** Texts for the desk's actions in the audit log. */
export const pushAuditWords = {
  'push.send': { gu: 'વાચકોને સૂચના મોકલી', en: 'Sent a notification to readers' },
  'push.stop': { gu: 'વાચકોને જતી સૂચના અટકાવી', en: 'Stopped a notification' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const pushSubjectWords = {
  push: { gu: 'સૂચના', en: 'Notification' },
} as const;

type Actions = typeof pushAuditWords;
type Subjects = typeof pushSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
