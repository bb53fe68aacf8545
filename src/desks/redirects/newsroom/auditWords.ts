export const redirectAuditWords = {
  'redirect.add': { gu: 'જૂનું સરનામું ઉમેર્યું', en: 'Added a redirect' },
  'redirect.addMany': { gu: 'જૂનાં સરનામાં એકસાથે ઉમેર્યાં', en: 'Added redirects' },
  'redirect.change': { gu: 'જૂનું સરનામું બદલ્યું', en: 'Changed a redirect' },
  'redirect.remove': { gu: 'જૂનું સરનામું કાઢી નાખ્યું', en: 'Removed a redirect' },
  redirect: { gu: 'જૂનું સરનામું', en: 'Redirect' },
} as const;

type Words = typeof redirectAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
