export const newsletterAuditWords = {
  'newsletter.export': { gu: 'ન્યૂઝલેટરના વાચકોની યાદી ઉતારી', en: 'Exported the readers of the newsletter' },
  'newsletter.add': { gu: 'ન્યૂઝલેટરની આવૃત્તિ ઉમેરી', en: 'Added an edition of the newsletter' },
  'newsletter.change': { gu: 'ન્યૂઝલેટરની આવૃત્તિ બદલી', en: 'Changed an edition of the newsletter' },
  'newsletter.send': { gu: 'ન્યૂઝલેટર હાથે મોકલ્યું', en: 'Sent a newsletter by hand' },
  'newsletter.stop': { gu: 'ન્યૂઝલેટર મોકલવાનું રોક્યું', en: 'Stopped a newsletter being sent' },
  'newsletter.repeat': { gu: 'અનિશ્ચિત વાચકોને ન્યૂઝલેટર ફરી મોકલ્યું', en: 'Sent a newsletter again to uncertain readers' },
  'newsletter.unblock': { gu: 'બંધ કરેલા સરનામે ન્યૂઝલેટર ફરી ચાલુ કર્યું', en: 'Sends newsletters to a blocked address again' },
  'newsletter.remove': { gu: 'ન્યૂઝલેટરની યાદીમાંથી સરનામું કાઢ્યું', en: 'Unsubscribed an address of the newsletter' },
  'newsletter.test': { gu: 'ન્યૂઝલેટરનો નમૂનો મોકલ્યો', en: 'Sent a test of a newsletter' },
  newsletter: { gu: 'ન્યૂઝલેટર', en: 'Newsletter' },
} as const;

type Words = typeof newsletterAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
