/** Texts for the desk's actions in the audit log. */
export const epaperAuditWords = {
  'edition.publish': { gu: 'ઈ-પેપરનો અંક મૂક્યો', en: 'Published a printed edition' },
  'edition.withdraw': { gu: 'ઈ-પેપરનો અંક પાછો ખેંચ્યો', en: 'Withdrew a printed edition' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const epaperSubjectWords = {
  edition: { gu: 'અંક', en: 'Edition' },
} as const;

type Actions = typeof epaperAuditWords;
type Subjects = typeof epaperSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
