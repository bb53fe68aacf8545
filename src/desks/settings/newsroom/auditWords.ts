/** What the desk's actions are called in the log of changes. */
export const settingsAuditWords = {
  'settings.change': { gu: 'સાઇટની ગોઠવણી બદલી', en: 'Changed the settings of the site' },
} as const;

/** What the log calls the things that the desk changes. */
export const settingsSubjectWords = {
  settings: { gu: 'ગોઠવણી', en: 'Settings' },
} as const;

type Actions = typeof settingsAuditWords;
type Subjects = typeof settingsSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
