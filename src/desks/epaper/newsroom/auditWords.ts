/** What the desk's actions are called in the log of changes. */
export const epaperAuditWords = {
  'edition.publish': { gu: 'ઈ-પેપરની આવૃત્તિ મૂકી', en: 'Published a printed edition' },
  'edition.withdraw': { gu: 'ઈ-પેપરની આવૃત્તિ પાછી ખેંચી', en: 'Withdrew a printed edition' },
} as const;

/** What the log calls the things that the desk changes. */
export const epaperSubjectWords = {
  edition: { gu: 'આવૃત્તિ', en: 'Edition' },
} as const;

type Actions = typeof epaperAuditWords;
type Subjects = typeof epaperSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
