export const webStoryAuditWords = {
  'webstory.draft': { gu: 'વેબ સ્ટોરીનો મુસદ્દો બનાવ્યો', en: 'Drafted a web story' },
  'webstory.change': { gu: 'વેબ સ્ટોરી બદલી', en: 'Changed a web story' },
  'webstory.publish': { gu: 'વેબ સ્ટોરી પ્રકાશિત કરી', en: 'Published a web story' },
  'webstory.withdraw': { gu: 'વેબ સ્ટોરી પાછી ખેંચી', en: 'Withdrew a web story' },
  'webstory.remove': { gu: 'વેબ સ્ટોરી કાયમ માટે કાઢી', en: 'Deleted a web story for good' },
  'web-story': { gu: 'વેબ સ્ટોરી', en: 'Web story' },
} as const;

type Words = typeof webStoryAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
