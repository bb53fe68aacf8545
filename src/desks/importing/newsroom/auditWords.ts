export const archiveAuditWords = {
  'archive.moveIn': { gu: 'બીજી સિસ્ટમનો સંગ્રહ ઉમેર્યો', en: 'Moved an archive in' },
  source: { gu: 'સંગ્રહ', en: 'Archive' },
} as const;

type Words = typeof archiveAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
