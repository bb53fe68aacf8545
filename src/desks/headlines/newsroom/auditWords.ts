export const headlineAuditWords = {
  'headlineTest.start': { gu: 'હેડલાઇનની કસોટી શરૂ કરી', en: 'Began a test of headlines' },
  'headlineTest.end': { gu: 'હેડલાઇનની કસોટી પૂરી થઈ', en: 'A test of headlines ended' },
} as const;

type Words = typeof headlineAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
