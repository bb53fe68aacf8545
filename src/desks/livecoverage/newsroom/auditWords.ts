export const liveAuditWords = {
  'live.open': { gu: 'લાઇવ કવરેજ શરૂ કર્યું', en: 'Opened a live coverage' },
  'live.end': { gu: 'લાઇવ કવરેજ પૂરું કર્યું', en: 'Ended a live coverage' },
  'live.resume': { gu: 'લાઇવ કવરેજ ફરી શરૂ કર્યું', en: 'Went on with a live coverage' },
  'live.keyPoints': { gu: 'લાઇવના મુખ્ય મુદ્દા બદલ્યા', en: 'Changed the key points of a live coverage' },
  'live.post': { gu: 'લાઇવ ખબર મૂકી', en: 'Posted a live update' },
  'live.correct': { gu: 'લાઇવ ખબર સુધારી', en: 'Corrected a live update' },
  'live.remove': { gu: 'લાઇવ ખબર કાઢી નાખી', en: 'Removed a live update' },
} as const;

type Words = typeof liveAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
