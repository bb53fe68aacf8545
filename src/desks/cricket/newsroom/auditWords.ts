export const cricketAuditWords = {
  'match.plan': { gu: 'મેચ ગોઠવી', en: 'Planned a match' },
  'match.remove': { gu: 'મેચ કાઢી નાખી', en: 'Took a match out' },
  'match.import': { gu: 'મેચની ફાઇલ લીધી', en: 'Took a match file in' },
  'match.begin': { gu: 'મેચ શરૂ કરી', en: 'Began a match' },
  'match.squads': { gu: 'મેચના ખેલાડી બદલ્યા', en: 'Changed who plays' },
  'match.ball': { gu: 'બોલ નોંધ્યો', en: 'Entered a ball' },
  'match.undo': { gu: 'છેલ્લો બોલ રદ કર્યો', en: 'Took the last ball back' },
  'match.correct': { gu: 'ઓવર સુધારી', en: 'Corrected an over' },
  'match.closeInnings': { gu: 'દાવ પૂરો કર્યો', en: 'Closed an innings' },
  'match.openInnings': { gu: 'દાવ શરૂ કર્યો', en: 'Opened an innings' },
  'match.target': { gu: 'લક્ષ્યાંક બદલ્યો', en: 'Revised a target' },
  'match.shorten': { gu: 'ઓવર ઘટાડી', en: 'Shortened a match' },
  'match.countOver': { gu: 'ઓવરના બોલ ગણ્યા', en: 'Counted an over' },
  'match.end': { gu: 'મેચ પૂરી કરી', en: 'Ended a match' },
  'match.reopen': { gu: 'મેચ ફરી ખોલી', en: 'Opened a match again' },
  'match.clear': { gu: 'ટોસ પાછો લીધો', en: 'Took the toss back' },
  'match.withdraw': { gu: 'મેચ પાછી ખેંચી', en: 'Withdrew a match' },
  'match.restore': { gu: 'મેચ પાછી મૂકી', en: 'Restored a match' },
  'match.replay': { gu: 'મેચની રિપ્લે શરૂ કરી', en: 'Began a replay of a match' },
  'match.replayEnd': { gu: 'મેચની રિપ્લે પૂરી કરી', en: 'Ended a replay of a match' },
  'match.catchUp': { gu: 'મેચ આગળ વધારી', en: 'Brought a match forward' },
  'tournament.save': { gu: 'ટુર્નામેન્ટ સાચવી', en: 'Saved a tournament' },
  'tournament.teams': { gu: 'ટુર્નામેન્ટની ટીમો બદલી', en: 'Changed the sides of a tournament' },
  'team.save': { gu: 'ટીમ સાચવી', en: 'Saved a side' },
  'player.save': { gu: 'ખેલાડી સાચવ્યો', en: 'Saved a player' },
  match: { gu: 'મેચ', en: 'Match' },
  tournament: { gu: 'ટુર્નામેન્ટ', en: 'Tournament' },
  team: { gu: 'ટીમ', en: 'Side' },
  player: { gu: 'ખેલાડી', en: 'Player' },
} as const;

type Words = typeof cricketAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
