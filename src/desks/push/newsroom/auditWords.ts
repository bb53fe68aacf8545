export const pushAuditWords = {
  'push.send': { gu: 'વાચકોને સૂચના મોકલી', en: 'Sent a notification to readers' },
  'push.stop': { gu: 'વાચકોને જતી સૂચના અટકાવી', en: 'Stopped a notification' },
  push: { gu: 'સૂચના', en: 'Notification' },
} as const;

type Words = typeof pushAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
