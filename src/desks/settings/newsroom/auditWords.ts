export const settingsAuditWords = {
  'settings.change': { gu: 'સાઇટની ગોઠવણી બદલી', en: 'Changed the settings of the site' },
  settings: { gu: 'ગોઠવણી', en: 'Settings' },
} as const;

type Words = typeof settingsAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
