import type { Sentence } from '../../../site/newsroom/newsroomError.ts';

const both = (gu: string, en: string): Sentence => ({ gu, en });

/** Error messages for deliveries of results. */
export const resultWords = {
  refused: both('પરિણામ લેવાયાં નથી: નીચેની ભૂલો સુધારીને ફરી મોકલો.', 'Nothing was taken: mend what is named below and send it again.'),
  notCsv: (why: string) => both(`આ સીએસવી ફાઇલ વાંચી શકાતી નથી: ${why}`, `This is no CSV that can be read: ${why}`),
  notJson: both('આ ફાઇલ જેસન તરીકે વાંચી શકાતી નથી.', 'This file is no JSON.'),
  notUtf8: both('ફાઇલ યુટીએફ-8માં નથી.', 'The file is not in UTF-8.'),
  empty: both('ફાઇલમાં કોઈ પરિણામ નથી.', 'There are no results in the file.'),
  noColumns: (columns: string) => both(`ફાઇલમાં આ ખાનાં નથી: ${columns}`, `The file lacks the columns ${columns}`),
  wrongShape: (path: string, why: string) => both(`“${path}” બરાબર નથી (${why}).`, `“${path}” is not as it should be (${why}).`),
  noNumber: (column: string, result: string) =>
    both(`“${column}”માં સંખ્યા જોઈએ, “${result}” છે.`, `“${column}” wants a whole number, and has “${result}”.`),
  noStatus: (result: string) => both(`“${result}” કોઈ સ્થિતિ નથી.`, `“${result}” is no status.`),
  repeated: (row: number) => both(`આ ઉમેદવાર હરોળ ${row}માં આવી ગયો છે.`, `This candidate stands in row ${row} already.`),
  disagree: both('એક જ બેઠકની હરોળો જુદી જુદી સ્થિતિ કહે છે.', 'The rows of one seat say different things about it.'),
  addsUp: both('ઈવીએમ અને ટપાલ મતનો સરવાળો કુલ મત જેટલો નથી.', 'EVM and postal votes do not come to the total.'),
  noState: (code: string) => both(`આ ચૂંટણીમાં “${code}” નામે કોઈ રાજ્ય નથી.`, `This election has no state “${code}”.`),
  noSeat: (seat: string) => both(`આ ચૂંટણીમાં “${seat}” નામે કોઈ બેઠક નથી.`, `This election has no seat “${seat}”.`),
  severalSeats: (seat: string, gu: string, en: string) =>
    both(`“${seat}” નામે એકથી વધુ બેઠક છે: ${gu}. ક્રમાંક લખો.`, `“${seat}” may be one of several seats: ${en}. Give the number.`),
  otherSeat: (number: number, text: string, name: string, nameEn: string) =>
    both(
      `આ ચૂંટણીમાં બેઠક ${number} “${name}” છે, ફાઇલમાં “${text}” લખ્યું છે: આ બીજી ચૂંટણીની ફાઇલ લાગે છે.`,
      `Seat ${number} of this election is “${nameEn}”, the file calls it “${text}”: this looks like a file of another election.`,
    ),
  notInList: (name: string) =>
    both(
      `“${name}” આ બેઠકના ઉમેદવાર તરીકે નોંધાયા છે, પણ ફાઇલની યાદીમાં નથી: આ બીજી ચૂંટણીની ફાઇલ લાગે છે.`,
      `“${name}” stands in this seat, but is not in the file, which lists all candidates: this looks like a file of another election.`,
    ),
  notCounting: (name: string, nameEn: string) =>
    both(
      `“${name}”ની મતગણતરી હજી શરૂ થઈ નથી, તેથી પરિણામ લેવાયાં નથી. શરૂ થઈ હોય તો પહેલાં ચૂંટણીની સ્થિતિ અને ગણતરીનો સમય સુધારો.`,
      `The counting of “${nameEn}” has not begun, so that it has no results. If it has, change the election’s stage and time of counting first.`,
    ),
  noCandidate: (name: string) => both(`આ બેઠકમાં “${name}” નામે કોઈ ઉમેદવાર નથી.`, `Nobody called “${name}” stands in this seat.`),
  severalCandidates: (name: string) =>
    both(`આ બેઠકમાં “${name}” નામે એકથી વધુ ઉમેદવાર છે: ક્રમાંક લખો.`, `Several are called “${name}” in this seat: give the number.`),
  otherParty: (name: string, party: string) => both(`“${name}” “${party}”ના ઉમેદવાર નથી.`, `“${name}” does not stand for “${party}”.`),
  fewer: (name: string, before: number, now: number) =>
    both(
      `“${name}”ના મત ${before}માંથી ${now} થાય છે: સુધારો હોય તો એમ કહો.`,
      `The votes of “${name}” would go from ${before} down to ${now}: say that it is a correction if it is one.`,
    ),
  earlierRound: (round: number, stands: number) =>
    both(`રાઉન્ડ ${round} મોડો આવ્યો: રાઉન્ડ ${stands} નોંધાઈ ગયો છે.`, `Round ${round} comes late: round ${stands} stands already.`),
  otherRound: (round: number) => both(`રાઉન્ડ ${round}ના બીજા આંકડા નોંધાઈ ગયા છે.`, `Other figures of round ${round} stand already.`),
  beyondRounds: (round: number, rounds: number) =>
    both(`કુલ ${rounds} રાઉન્ડ છે, રાઉન્ડ ${round} હોઈ ન શકે.`, `There are ${rounds} rounds, so there is no round ${round}.`),
  declared: both('આ બેઠકનું પરિણામ જાહેર થઈ ગયું છે.', 'This seat is declared already.'),
  otherWinner: (name: string) => both(`આ બેઠકમાં “${name}” વિજેતા જાહેર થઈ ગયા છે.`, `“${name}” has been declared the winner of this seat.`),
  notTheMost: (name: string) =>
    both(`“${name}”ને સૌથી વધુ મત નથી, વિજેતા ન હોઈ શકે.`, `“${name}” has not the most votes and cannot be the winner.`),
  notaWins: both('“નોટા” વિજેતા ન હોઈ શકે.', 'None of the above cannot win.'),
  tie: both('બે ઉમેદવારના મત સરખા છે: ચિઠ્ઠીથી કોણ જીત્યું તે લખો.', 'Two have as many votes: name the one on whom the lot fell.'),
  noVotes: both('મત વિના પરિણામ જાહેર ન થઈ શકે.', 'Nothing can be declared without votes.'),
  uncontested: both('બિનહરીફ બેઠકમાં એક જ ઉમેદવાર હોય અને મત ન હોય.', 'An uncontested seat has one candidate and no votes.'),
  countermanded: both('મતદાન મોકૂફ છે તે બેઠકમાં મત ન હોય.', 'A countermanded poll has no votes.'),
  sum: (sum: number, total: number) =>
    both(`મતનો સરવાળો ${sum} છે, કુલ મત ${total} લખ્યા છે.`, `The votes come to ${sum}, the total says ${total}.`),
  moreThanElectors: (votes: number, electors: number) =>
    both(`કુલ ${electors} મતદારો છે, મત ${votes} ન હોઈ શકે.`, `There are ${electors} electors, so there are not ${votes} votes.`),
  noElection: (token: string) => both(`“${token}” નામે કોઈ ચૂંટણી નથી.`, `There is no election “${token}”.`),
  changedMeanwhile: both(
    'આ બેઠકમાં કોઈએ વચ્ચે ફેરફાર કર્યો છે: નવા આંકડા જોઈ લો.',
    'Somebody has changed this seat meanwhile: look at the figures that stand now.',
  ),
};
