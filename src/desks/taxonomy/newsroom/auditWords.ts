export const topicAuditWords = {
  'topic.add': { gu: 'વિભાગ કે ટૅગ ઉમેર્યો', en: 'Added a topic' },
  'topic.change': { gu: 'વિભાગ કે ટૅગ બદલ્યો', en: 'Changed a topic' },
  'topic.order': { gu: 'વિભાગોનો ક્રમ બદલ્યો', en: 'Changed the order of topics' },
  'topic.merge': { gu: 'બે ટૅગ એક કર્યા', en: 'Made two tags one' },
  'topic.remove': { gu: 'વિભાગ કે ટૅગ કાઢી નાખ્યો', en: 'Removed a topic' },
  topics: { gu: 'વિભાગોનો ક્રમ', en: 'Order of topics' },
  topic: { gu: 'વિભાગ કે ટૅગ', en: 'Topic' },
} as const;

type Words = typeof topicAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
