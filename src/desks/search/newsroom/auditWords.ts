/** Texts for the desk's actions in the audit log. */
export const searchAuditWords = {
  'search.block': { gu: 'શોધનું સૂચન બંધ કર્યું', en: 'Stopped suggesting a search' },
  'search.allow': { gu: 'શોધનું સૂચન ફરી ચાલુ કર્યું', en: 'Allowed a search to be suggested again' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const searchSubjectWords = {
  search: { gu: 'શોધ', en: 'Search' },
} as const;

type Actions = typeof searchAuditWords;
type Subjects = typeof searchSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
