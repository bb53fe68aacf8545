/** Texts for the desk's actions in the audit log. */
export const headlineAuditWords = {
  'headlineTest.start': { gu: 'હેડલાઇનની કસોટી શરૂ કરી', en: 'Began a test of headlines' },
  'headlineTest.end': { gu: 'હેડલાઇનની કસોટી પૂરી થઈ', en: 'A test of headlines ended' },
} as const;

type Actions = typeof headlineAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
}
