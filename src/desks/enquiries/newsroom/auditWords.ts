export const enquiryAuditWords = {
  'enquiry.change': { gu: 'પૂછપરછની સ્થિતિ કે નોંધ બદલી', en: 'Changed an enquiry' },
  'enquiry.reply': { gu: 'પૂછપરછનો જવાબ લખ્યો', en: 'Wrote a reply to an enquiry' },
  'enquiry.sent': { gu: 'પૂછપરછનો જવાબ ઈમેલથી મોકલાયો', en: 'A reply to an enquiry was sent by mail' },
  'enquiry.notSent': { gu: 'પૂછપરછનો જવાબ મોકલી શકાયો નહીં', en: 'A reply to an enquiry could not be sent' },
  'enquiry.remove': { gu: 'પૂછપરછ કાઢી નાખી', en: 'Removed an enquiry' },
  enquiry: { gu: 'પૂછપરછ', en: 'Enquiry' },
} as const;

type Words = typeof enquiryAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
