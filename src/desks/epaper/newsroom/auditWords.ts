export const epaperAuditWords = {
  'edition.publish': { gu: 'ઈ-પેપરનો અંક મૂક્યો', en: 'Published a printed edition' },
  'edition.withdraw': { gu: 'ઈ-પેપરનો અંક પાછો ખેંચ્યો', en: 'Withdrew a printed edition' },
  edition: { gu: 'અંક', en: 'Edition' },
} as const;

type Words = typeof epaperAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
