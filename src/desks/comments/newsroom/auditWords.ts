export const commentAuditWords = {
  'comment.approve': { gu: 'ટિપ્પણી કે પત્રને મંજૂરી આપી', en: 'Published a comment or letter' },
  'comment.reject': { gu: 'ટિપ્પણી કે પત્ર નકાર્યો', en: 'Rejected a comment or letter' },
  'comment.keep': { gu: 'વાંધા છતાં ટિપ્પણી રાખી', en: 'Kept a reported comment' },
  'comment.pick': { gu: 'ટિપ્પણીને તંત્રીની પસંદમાં મૂકી', en: 'Picked a comment' },
  'comment.unpick': { gu: 'ટિપ્પણીને તંત્રીની પસંદમાંથી કાઢી', en: 'Unpicked a comment' },
  'comment.answer': { gu: 'ટિપ્પણીનો જવાબ આપ્યો', en: 'Answered a comment' },
  'comment.block': { gu: 'વાચકને ટિપ્પણી કરતાં રોક્યા', en: 'Blocked a reader from commenting' },
  'comment.unblock': { gu: 'વાચકને ફરી ટિપ્પણી કરવા દીધી', en: 'Let a reader comment again' },
  comment: { gu: 'ટિપ્પણી', en: 'Comment' },
} as const;

type Words = typeof commentAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
