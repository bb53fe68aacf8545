export const shortLinkAuditWords = {
  'shortlink.make': { gu: 'ટૂંકી લિંક બનાવી', en: 'Made a short link' },
  shortlink: { gu: 'ટૂંકી લિંક', en: 'Short link' },
} as const;

type Words = typeof shortLinkAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
