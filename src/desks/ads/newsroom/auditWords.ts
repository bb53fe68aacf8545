export const adAuditWords = {
  'ads.add': { gu: 'જાહેરાત ઝુંબેશ ઉમેરી', en: 'Added an advertising campaign' },
  'ads.change': { gu: 'જાહેરાત ઝુંબેશ બદલી', en: 'Changed an advertising campaign' },
  'ads.settings': { gu: 'જાહેરાતની ગોઠવણી બદલી', en: 'Changed the settings of advertising' },
  campaign: { gu: 'જાહેરાત ઝુંબેશ', en: 'Advertising campaign' },
} as const;

type Words = typeof adAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
