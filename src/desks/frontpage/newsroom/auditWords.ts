export const frontPageAuditWords = {
  'frontpage.arrange': { gu: 'પાનું ગોઠવ્યું', en: 'Arranged a page' },
  frontpage: { gu: 'પાનાની ગોઠવણ', en: 'Arranged page' },
} as const;

type Words = typeof frontPageAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
