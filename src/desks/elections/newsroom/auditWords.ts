export const electionAuditWords = {
  'election.add': { gu: 'ચૂંટણી ઉમેરી', en: 'Added an election' },
  'election.change': { gu: 'ચૂંટણી બદલી', en: 'Changed an election' },
  'election.result': { gu: 'બેઠકનું પરિણામ નોંધ્યું', en: 'Entered a result' },
  'election.results': { gu: 'ઘણી બેઠકોનાં પરિણામ લીધાં', en: 'Took results of many seats' },
  'election.correct': { gu: 'બેઠકનું પરિણામ સુધાર્યું', en: 'Corrected a result' },
  'election.hot-seats': { gu: 'ચર્ચિત બેઠકો પસંદ કરી', en: 'Chose hot seats' },
  'election.stars': { gu: 'સ્ટાર ઉમેદવારો પસંદ કર્યા', en: 'Chose star candidates' },
  'election.headline': { gu: 'ટેલી ઉપરની લાઇન બદલી', en: 'Changed the line above the tally' },
  'election-seat.add': { gu: 'બેઠક ઉમેરી', en: 'Added a seat' },
  'election-seat.change': { gu: 'બેઠક બદલી', en: 'Changed a seat' },
  'election-seat.remove': { gu: 'બેઠક કાઢી', en: 'Removed a seat' },
  'election-candidate.add': { gu: 'ઉમેદવાર ઉમેર્યા', en: 'Added a candidate' },
  'election-candidate.change': { gu: 'ઉમેદવારની વિગત બદલી', en: 'Changed a candidate' },
  'election-candidate.remove': { gu: 'ઉમેદવાર કાઢ્યા', en: 'Removed a candidate' },
  'election-source.add': { gu: 'પ્રોગ્રામની ચાવી બનાવી', en: 'Made a key for a program' },
  'election-source.revoke': { gu: 'પ્રોગ્રામની ચાવી રદ કરી', en: 'Revoked a key' },
  'election-news.add': { gu: 'લાઇવ લાઇન મૂકી', en: 'Posted a live line' },
  'election-news.remove': { gu: 'લાઇવ લાઇન કાઢી', en: 'Removed a live line' },
  'election-poll.add': { gu: 'પોલ ઉમેર્યો', en: 'Added a poll' },
  'election-poll.change': { gu: 'પોલ બદલ્યો', en: 'Changed a poll' },
  'election-poll.remove': { gu: 'પોલ કાઢ્યો', en: 'Removed a poll' },
  election: { gu: 'ચૂંટણી', en: 'Election' },
  'election-seat': { gu: 'બેઠક', en: 'Seat' },
  'election-candidate': { gu: 'ઉમેદવાર', en: 'Candidate' },
  'election-news': { gu: 'લાઇવ લાઇન', en: 'Live line' },
  'election-poll': { gu: 'પોલ', en: 'Poll' },
  'election-source': { gu: 'પ્રોગ્રામની ચાવી', en: 'Key of a program' },
} as const;

type Words = typeof electionAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
