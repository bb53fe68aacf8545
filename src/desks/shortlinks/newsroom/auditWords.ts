/** Texts for the desk's actions in the audit log. */
export const shortLinkAuditWords = {
  'shortlink.make': { gu: 'ટૂંકી લિંક બનાવી', en: 'Made a short link' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const shortLinkSubjectWords = {
  shortlink: { gu: 'ટૂંકી લિંક', en: 'Short link' },
} as const;

type Actions = typeof shortLinkAuditWords;
type Subjects = typeof shortLinkSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
