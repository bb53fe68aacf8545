/** Texts for the desk's actions in the audit log. */
export const epaperAuditWords = {
  'edition.publish': { gu: 'ઈ-પેપરની આવૃત્તિ મૂકી', en: 'Published a printed edition' },
  'edition.withdraw': { gu: 'ઈ-પેપરની આવૃત્તિ પાછી ખેંચી', en: 'Withdrew a printed edition' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const epaperSubjectWords = {
  edition: { gu: 'આવૃત્તિ', en: 'Edition' },
} as const;

type Actions = typeof epaperAuditWords;
type Subjects = typeof epaperSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
