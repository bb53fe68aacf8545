export const staticPageAuditWords = {
  'staticpage.save': { gu: 'સ્થાયી પાનું સાચવ્યું', en: 'Saved a page about the paper' },
  staticpage: { gu: 'સ્થાયી પાનું', en: 'Page about the paper' },
} as const;

type Words = typeof staticPageAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
