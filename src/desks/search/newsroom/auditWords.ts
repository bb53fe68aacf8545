export const searchAuditWords = {
  'search.block': { gu: 'શોધનું સૂચન બંધ કર્યું', en: 'Stopped suggesting a search' },
  'search.allow': { gu: 'શોધનું સૂચન ફરી ચાલુ કર્યું', en: 'Allowed a search to be suggested again' },
  search: { gu: 'શોધ', en: 'Search' },
} as const;

type Words = typeof searchAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
