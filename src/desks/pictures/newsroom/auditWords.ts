export const pictureAuditWords = {
  'picture.add': { gu: 'ચિત્ર ઉમેર્યું', en: 'Added a picture' },
  'picture.describe': { gu: 'ચિત્રનું વર્ણન બદલ્યું', en: 'Changed what is said of a picture' },
  'picture.replace': { gu: 'ચિત્રની ફાઇલ બદલી', en: 'Replaced the file of a picture' },
  'picture.remove': { gu: 'ચિત્ર કાઢી નાખ્યું', en: 'Removed a picture' },
  picture: { gu: 'ચિત્ર', en: 'Picture' },
} as const;

type Words = typeof pictureAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
