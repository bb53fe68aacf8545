export const mandiAuditWords = {
  'mandi.import': { gu: 'મંડી ભાવની ફાઇલ લીધી', en: 'Took in a file of mandi prices' },
  'mandi.importFailed': { gu: 'મંડી ભાવની ફાઇલ ન સમજાઈ', en: 'A file of mandi prices was not understood' },
  'mandi.enter': { gu: 'મંડી ભાવ લખ્યો', en: 'Entered a mandi price' },
  'mandi.withdraw': { gu: 'મંડી ભાવ પાછો ખેંચ્યો', en: 'Withdrew a mandi price' },
  'mandi.restore': { gu: 'મંડી ભાવ ફરી મૂક્યો', en: 'Put a mandi price back' },
  'mandi.name': { gu: 'યાર્ડ, પાક, જાત કે ગ્રેડનું નામ સુધાર્યું', en: 'Changed the name of a yard, crop, variety or grade' },
  'mandi-yard': { gu: 'યાર્ડ', en: 'Yard' },
  'mandi-crop': { gu: 'પાક', en: 'Crop' },
  'mandi-variety': { gu: 'જાત', en: 'Variety' },
  'mandi-grade': { gu: 'ગ્રેડ', en: 'Grade' },
  'mandi-price': { gu: 'મંડી ભાવ', en: 'Mandi price' },
  'mandi-import': { gu: 'ભાવની ફાઇલ', en: 'File of prices' },
} as const;

type Words = typeof mandiAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
