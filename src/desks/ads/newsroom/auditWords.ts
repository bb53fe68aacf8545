/** Texts for the desk's actions in the audit log. */
export const adAuditWords = {
  'ads.add': { gu: 'જાહેરાત ઝુંબેશ ઉમેરી', en: 'Added an advertising campaign' },
  'ads.change': { gu: 'જાહેરાત ઝુંબેશ બદલી', en: 'Changed an advertising campaign' },
  'ads.settings': { gu: 'જાહેરાતની ગોઠવણી બદલી', en: 'Changed the settings of advertising' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const adSubjectWords = {
  campaign: { gu: 'જાહેરાત ઝુંબેશ', en: 'Advertising campaign' },
} as const;

type Actions = typeof adAuditWords;
type Subjects = typeof adSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
