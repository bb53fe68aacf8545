import type { Sentence } from '../../../site/newsroom/newsroomError.ts';
import type { BallFaultReason } from '../rules/ballFault.ts';

/** Why a ball is impossible. */
export const ballFaultWords: Record<BallFaultReason, Sentence> = {
  inningsOver: { gu: 'દાવ પૂરો થઈ ગયો છે, આ પછી બોલ ન હોય.', en: 'The innings is over: there can be no ball after it.' },
  batterTwice: { gu: 'એક જ બેટર બંને છેડે છે.', en: 'The same batter stands at both ends.' },
  batterElsewhere: { gu: 'આ બેટર બેટિંગ કરતી ટીમનો નથી.', en: 'This batter does not play for the batting side.' },
  bowlerElsewhere: { gu: 'આ બોલર ફિલ્ડિંગ કરતી ટીમનો નથી.', en: 'This bowler does not play for the fielding side.' },
  batterOut: { gu: 'આ બેટર આઉટ થઈ ગયો છે.', en: 'This batter is out already.' },
  notAtCrease: { gu: 'આ બેટર ક્રીઝ પર ન હતો અને કોઈ વિકેટ પડી નથી.', en: 'This batter was not at the crease, and nobody had left it.' },
  bowlerTwice: { gu: 'એક બોલર ઉપરાઉપરી બે ઓવર ન નાખે.', en: 'Nobody bowls two overs one after the other.' },
  wideAndNoBall: { gu: 'એક જ બોલ વાઇડ અને નો-બોલ ન હોય.', en: 'A ball cannot be a wide and a no-ball.' },
  runsOffWide: { gu: 'વાઇડ બોલ પર બેટના રન ન હોય.', en: 'There are no runs off the bat from a wide.' },
  byesTwice: { gu: 'એક જ બોલ પર બાય અને લેગ બાય ન હોય.', en: 'A ball cannot bring byes and leg byes.' },
  byesOffWide: { gu: 'વાઇડ પર દોડેલા રન વાઇડના જ ગણાય.', en: 'What is run off a wide counts as wides.' },
  byesAndRuns: { gu: 'બેટના રન હોય ત્યાં બાય ન હોય.', en: 'There are no byes beside runs off the bat.' },
  wicketElsewhere: { gu: 'જે ક્રીઝ પર નથી તે આઉટ ન થાય.', en: 'Whoever is not at the crease cannot be out.' },
  wicketOfNonStriker: { gu: 'નૉન-સ્ટ્રાઇકર આ રીતે આઉટ ન થાય.', en: 'The non-striker cannot be out in this way.' },
  wicketOffNoBall: { gu: 'નો-બોલ પર આ રીતે આઉટ ન થવાય.', en: 'Nobody is out in this way off a no-ball.' },
  wicketOffFreeHit: { gu: 'ફ્રી હિટ પર આ રીતે આઉટ ન થવાય.', en: 'Nobody is out in this way off a free hit.' },
  notBowled: {
    gu: 'બોલ નંખાય તે પહેલાં ફક્ત નૉન-સ્ટ્રાઇકર રન આઉટ થઈ શકે, રન વિના.',
    en: 'Before a ball is bowled only the non-striker can be run out, without runs.',
  },
  wicketOffWide: { gu: 'વાઇડ પર આ રીતે આઉટ ન થવાય.', en: 'Nobody is out in this way off a wide.' },
  wicketTwice: { gu: 'એક બોલ પર બે વિકેટ ન પડે.', en: 'Two wickets do not fall with one ball.' },
  runsWithWicket: { gu: 'આ રીતે આઉટ થવાય ત્યારે દોડેલા રન કે ચોગ્ગો-છગ્ગો ગણાતા નથી.', en: 'No runs count when somebody is out in this way.' },
  notTimedOut: { gu: 'જે આવવાનો હતો તે જ ટાઇમ્ડ આઉટ થાય.', en: 'Only who was to come in can be timed out.' },
  fielderElsewhere: { gu: 'આ ફિલ્ડર સામેની ટીમનો નથી.', en: 'This fielder does not play for the fielding side.' },
  tooManyWickets: { gu: 'ટીમમાં ખેલાડી છે તેનાથી વધુ વિકેટ પડી છે.', en: 'More wickets than there are players.' },
};

/** Errors of a match file as a whole. */
export const fileWords = {
  noJson: { gu: 'આ ફાઇલ મેચની માહિતીના રૂપમાં નથી.', en: 'The file is no JSON.' },
  tooLarge: { gu: 'આ ફાઇલ 4 એમબીથી મોટી છે.', en: 'The file is larger than 4 MB.' },
  unlimited: { gu: 'ફક્ત મર્યાદિત ઓવરની મેચ લેવાય છે.', en: 'Only matches of limited overs are taken in.' },
  sameTeam: { gu: 'બંને ટીમ એક જ છે.', en: 'Both sides are the same.' },
  strangeSide: { gu: 'ખેલાડીઓની યાદી બે ટીમની નથી.', en: 'The players are not those of the two sides.' },
  fewPlayers: { gu: 'ટીમમાં 11 ખેલાડી નથી.', en: 'A side has fewer than 11 players.' },
  playerTwice: { gu: 'એક ખેલાડી બે વાર લખાયો છે.', en: 'A player is named twice.' },
  notInRegistry: { gu: 'આ નામની ઓળખ ફાઇલમાં નથી.', en: 'The file has no id for this name.' },
  sameId: { gu: 'બે નામની ઓળખ એક જ છે.', en: 'Two names have the same id.' },
  strangeTeam: { gu: 'આ ટીમ આ મેચમાં નથી.', en: 'This side does not play in the match.' },
  overTwice: { gu: 'આ ઓવર બીજી વાર આવી છે.', en: 'This over comes a second time.' },
  overMissing: { gu: 'વચ્ચેની ઓવર ખૂટે છે.', en: 'An over before this one is missing.' },
  overOutOfOrder: { gu: 'ઓવર ક્રમમાં નથી.', en: 'The overs are not in their order.' },
  overShort: { gu: 'આ પહેલાંની ઓવરમાં છ બોલ નથી.', en: 'The over before this one has fewer than its legal balls.' },
  overLong: { gu: 'ઓવરમાં છથી વધુ બોલ છે.', en: 'The over has more than its legal balls.' },
  runsTotal: { gu: 'બેટના અને એક્સ્ટ્રા રનનો સરવાળો કુલ રન જેટલો નથી.', en: 'Runs off the bat and extras do not come to the total.' },
  extrasTotal: { gu: 'એક્સ્ટ્રાનો સરવાળો લખેલા આંકડા જેટલો નથી.', en: 'The extras do not come to what is written as their sum.' },
  inningsOrder: { gu: 'દાવનો ક્રમ બરાબર નથી.', en: 'The innings are not in an order that can be.' },
  wrongTarget: { gu: 'લક્ષ્યાંક પહેલા દાવના રન સાથે મળતો નથી.', en: 'The target does not follow from the first innings.' },
  targetOvers: { gu: 'લક્ષ્યાંકની ઓવર બરાબર નથી.', en: 'The overs of the target are no number of overs.' },
  wrongOutcome: { gu: 'લખેલું પરિણામ બોલ-બોલના સ્કોર સાથે મળતું નથી.', en: 'The outcome does not follow from the balls.' },
  wrongPar: {
    gu: 'કેટલા રને જીત્યા તે પાર સ્કોર સાથે મળતું નથી.',
    en: 'By how many runs it was won does not follow from the par score.',
  },
  wrongFormat: { gu: 'ટી-20 મેચમાં 20થી વધુ ઓવર ન હોય.', en: 'A Twenty20 match has no more than 20 overs.' },
  noOutcome: { gu: 'મેચનું પરિણામ લખેલું નથી.', en: 'The file does not say how the match ended.' },
  drawn: { gu: 'મર્યાદિત ઓવરની મેચ ડ્રૉ ન થાય.', en: 'A match of limited overs is not drawn.' },
  strangeMethod: { gu: 'પરિણામની આ રીત ઓળખાતી નથી.', en: 'The method of the result is not known.' },
  strangeToss: { gu: 'ટોસ જીતનાર ટીમ આ મેચમાં નથી.', en: 'The winner of the toss does not play in the match.' },
  wrongDay: { gu: 'મેચના દિવસો ક્રમમાં નથી.', en: 'The days of the match are not in order.' },
} as const satisfies Record<string, Sentence>;

/** Why a file without faults is not imported. */
export const importWords = {
  beingScored: {
    gu: 'આ મેચ હમણાં ન્યૂઝરૂમમાંથી સ્કોર થાય છે: પૂરી થયા પછી ફાઇલ લાવો.',
    en: 'This match is being scored in the newsroom: bring the file when it is over.',
  },
  refused: { gu: 'આ ફાઇલ લેવાઈ નથી, કશું બદલાયું નથી.', en: 'The file is not taken in; nothing has changed.' },
  contradictsToss: {
    gu: 'અખબારમાં આ બે ટીમની આ દિવસની મેચ છે, પણ તેમાં ટોસ જુદો છે.',
    en: 'The paper has a match of these sides on this day with another toss.',
  },
  contradictsInnings: {
    gu: 'અખબારમાં આ બે ટીમની આ દિવસની મેચ છે, પણ તેમાં બેટિંગનો ક્રમ જુદો છે.',
    en: 'The paper has a match of these sides on this day in which they batted in another order.',
  },
  contradictsBalls: {
    gu: 'અખબારમાં આ બે ટીમની આ દિવસની મેચ છે, પણ તેની ઓવરો જુદી છે. એ જ દિવસની બીજી મેચ હોય તો પહેલાં તેને તેના ક્રમ સાથે આયોજનમાં ઉમેરો.',
    en: 'The paper has a match of these sides on this day with other overs. If they played twice that day, plan the second match under its number first.',
  },
  otherNumber: {
    gu: 'આ મેચ અખબારમાં બીજા ક્રમે છે જ.',
    en: 'The paper has this very match under another number.',
  },
  withdrawn: {
    gu: 'આ મેચ ન્યૂઝરૂમે પાછી ખેંચી છે: પહેલાં તેને પાછી મૂકો.',
    en: 'This match is withdrawn in the newsroom: restore it first.',
  },
  older: { gu: 'અખબારમાં આનાથી નવી ફાઇલ છે.', en: 'The paper has a newer file of this match.' },
  sameRevision: {
    gu: 'અખબારમાં આ જ ક્રમની ફાઇલ છે, પણ તેમાં લખાણ જુદું છે.',
    en: 'The paper has a file of this same revision that says something else.',
  },
} as const satisfies Record<string, Sentence>;
