/** Texts for the desk's actions in the audit log. */
export const redirectAuditWords = {
  'redirect.add': { gu: 'જૂનું સરનામું ઉમેર્યું', en: 'Added a redirect' },
  'redirect.addMany': { gu: 'જૂનાં સરનામાં એકસાથે ઉમેર્યાં', en: 'Added redirects' },
  'redirect.change': { gu: 'જૂનું સરનામું બદલ્યું', en: 'Changed a redirect' },
  'redirect.remove': { gu: 'જૂનું સરનામું કાઢી નાખ્યું', en: 'Removed a redirect' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const redirectSubjectWords = {
  redirect: { gu: 'જૂનું સરનામું', en: 'Redirect' },
} as const;

type Actions = typeof redirectAuditWords;
type Subjects = typeof redirectSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
