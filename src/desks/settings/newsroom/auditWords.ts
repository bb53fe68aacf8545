/** Texts for the desk's actions in the audit log. */
export const settingsAuditWords = {
  'settings.change': { gu: 'સાઇટની ગોઠવણી બદલી', en: 'Changed the settings of the site' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const settingsSubjectWords = {
  settings: { gu: 'ગોઠવણી', en: 'Settings' },
} as const;

type Actions = typeof settingsAuditWords;
type Subjects = typeof settingsSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
