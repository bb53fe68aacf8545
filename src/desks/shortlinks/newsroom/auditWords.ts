/** What the desk's actions are called in the log of changes. */
export const shortLinkAuditWords = {
  'shortlink.make': { gu: 'ટૂંકી લિંક બનાવી', en: 'Made a short link' },
} as const;

/** What the log calls the things that the desk changes. */
export const shortLinkSubjectWords = {
  shortlink: { gu: 'ટૂંકી લિંક', en: 'Short link' },
} as const;

type Actions = typeof shortLinkAuditWords;
type Subjects = typeof shortLinkSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
