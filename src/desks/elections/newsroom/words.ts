import type { Catalogue } from '../../../platform/text/catalogue.ts';

/** Error messages of the newsroom calls for elections. */
export const electionCommandWords = {
  noElection: { gu: 'આ ચૂંટણી મળી નથી.', en: 'There is no such election.' },
  noSeat: { gu: 'આ બેઠક મળી નથી.', en: 'There is no such seat.' },
  noCandidate: { gu: 'આ ઉમેદવાર મળ્યા નથી.', en: 'There is no such candidate.' },
  noSource: { gu: 'આ સ્રોત મળ્યો નથી.', en: 'There is no such source.' },
  noPoll: { gu: 'આ પોલ મળ્યો નથી.', en: 'There is no such poll.' },
  noNews: { gu: 'આ લાઇન મળી નથી.', en: 'There is no such line.' },
  tokenTaken: { gu: 'આ નામની ચૂંટણી છે જ.', en: 'There is an election of this name already.' },
  majorityTooLarge: { gu: 'બહુમતી કુલ બેઠકોથી વધુ ન હોઈ શકે.', en: 'A majority cannot be more than all seats.' },
  stateInUse: {
    gu: 'આ રાજ્યમાં બેઠકો છે, તેથી તે કાઢી કે તેનો કોડ બદલી નહીં શકાય.',
    en: 'It has seats, so that it cannot go, nor its code change.',
  },
  regionInUse: {
    gu: 'આ વિસ્તારમાં બેઠકો છે, તેથી તે કાઢી કે તેની ઓળખ બદલી નહીં શકાય.',
    en: 'It has seats, so that it cannot go, nor its key change.',
  },
  partyInUse: { gu: 'આ પક્ષના ઉમેદવારો છે, તેથી તે કાઢી નહીં શકાય.', en: 'Candidates stand for this party, so that it cannot go.' },
  unknownParty: { gu: 'આ પક્ષ ચૂંટણીમાં નથી.', en: 'The election has no such party.' },
  unknownRegion: { gu: 'આ વિસ્તાર ચૂંટણીમાં નથી.', en: 'The election has no such region.' },
  unknownState: { gu: 'આ રાજ્ય ચૂંટણીમાં નથી.', en: 'The election has no such state.' },
  twice: { gu: 'આ બે વાર છે.', en: 'This stands here twice.' },
  numberTaken: { gu: 'આ ક્રમાંક કે સરનામું બીજી બેઠકનું છે.', en: 'Another seat has this number or address.' },
  hasVotes: { gu: 'મત નોંધાયા છે તે ઉમેદવારને કાઢી નહીં શકાય.', en: 'A candidate with votes cannot go.' },
  seatHasResult: { gu: 'આ બેઠકનું પરિણામ નોંધાયું છે, તેથી તેને કાઢી નહીં શકાય.', en: 'A seat with a result cannot go.' },
  hexTaken: { gu: 'નકશામાં આ જગ્યાએ બીજી બેઠક છે.', en: 'Another seat has this place on the map.' },
  phaseClosesFirst: { gu: 'મતદાન શરૂ થયા પછી જ પૂરું થાય.', en: 'A poll closes after it has opened.' },
  unknownBlock: { gu: 'આ ખાનું ચૂંટણીમાં નથી.', en: 'The election has no such column.' },
  fromTo: { gu: 'ઓછામાં ઓછી બેઠકો વધુમાં વધુથી વધારે છે.', en: 'The least is more than the most.' },
} as const satisfies Catalogue;
