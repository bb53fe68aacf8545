/** Texts for the desk's actions in the audit log. */
export const archiveAuditWords = {
  'archive.moveIn': { gu: 'બીજી સિસ્ટમનો સંગ્રહ ઉમેર્યો', en: 'Moved an archive in' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const archiveSubjectWords = {
  source: { gu: 'સંગ્રહ', en: 'Archive' },
} as const;

type Actions = typeof archiveAuditWords;
type Subjects = typeof archiveSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
