export const classifiedAuditWords = {
  'classified.moderate': { gu: 'ટચૂકડી જાહેરખબર અંગે નિર્ણય લીધો', en: 'Decided about a classified advertisement' },
  classified: { gu: 'ટચૂકડી જાહેરખબર', en: 'Classified advertisement' },
} as const;

type Words = typeof classifiedAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
