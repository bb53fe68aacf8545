import type { Sentence } from '../../../site/newsroom/newsroomError.ts';

export const refusalReasonNames = [
  'columns',
  'otherState',
  'unknownState',
  'stateMissing',
  'nameMissing',
  'date',
  'future',
  'number',
  'zero',
  'tooHigh',
  'maximumBelowMinimum',
  'modalOutside',
  'priceUnit',
  'otherUnit',
  'arrivalUnit',
  'arrivals',
  'repeated',
  'contradictory',
  'byHand',
] as const;
export type RefusalReason = (typeof refusalReasonNames)[number];

/** Reasons for rejecting a row of a price file. */
export const refusalReasons = {
  columns: { gu: 'ખાનાંની સંખ્યા મથાળા જેટલી નથી', en: 'it has not as many columns as the head' },
  otherState: { gu: 'બીજા રાજ્યનો ભાવ છે', en: 'it is of another state' },
  unknownState: { gu: 'આવા નામનું કોઈ રાજ્ય નથી', en: 'there is no state of this name' },
  stateMissing: { gu: 'ભાવ કયા રાજ્યનો છે તે લખ્યું નથી', en: 'it does not say of which state it is' },
  nameMissing: { gu: 'યાર્ડ કે પાકનું નામ નથી', en: 'the market or the crop has no name' },
  date: { gu: 'તારીખ સમજાતી નથી', en: 'the date is none' },
  future: { gu: 'તારીખ ભવિષ્યની છે', en: 'the date is in the future' },
  number: { gu: 'ભાવ આંકડો નથી', en: 'a price is no number' },
  zero: { gu: 'ભાવ શૂન્ય કે ઓછો છે', en: 'a price is zero or less' },
  tooHigh: { gu: 'ભાવ માની ન શકાય એટલો ઊંચો છે', en: 'a price is too high to be one' },
  maximumBelowMinimum: { gu: 'ઊંચો ભાવ નીચા ભાવથી ઓછો છે', en: 'the highest price is below the lowest' },
  modalOutside: { gu: 'સામાન્ય ભાવ નીચા અને ઊંચા ભાવની બહાર છે', en: 'the modal price is not between the lowest and the highest' },
  priceUnit: {
    gu: 'ભાવનો એકમ સમજાતો નથી કે વજનનો નથી, એટલે ક્વિન્ટલનો ભાવ ગણી શકાતો નથી',
    en: 'the unit of its price is unknown or not one of weight, so that it cannot be turned into rupees a quintal',
  },
  otherUnit: { gu: 'મથાળામાં ભાવનો એક એકમ છે ને લીટીમાં બીજો', en: 'the head says one unit of the price and the row another' },
  arrivalUnit: {
    gu: 'આવકનો એકમ સમજાતો નથી કે વજનનો નથી, એટલે ટન ગણી શકાતા નથી',
    en: 'the unit of its arrivals is unknown or not one of weight, so that they cannot be turned into tonnes',
  },
  arrivals: { gu: 'આવક આંકડો નથી', en: 'the arrivals are no number' },
  repeated: { gu: 'આ જ ભાવ ફાઇલમાં ઉપર આવી ગયો છે', en: 'the same price stands further up in the file' },
  contradictory: {
    gu: 'એ જ યાર્ડ, પાક, જાત, ગ્રેડ અને દિવસનો બીજો ભાવ પણ ફાઇલમાં છે',
    en: 'the file has another price of the same yard, crop, variety, grade and day',
  },
  byHand: { gu: 'આ ભાવ ન્યૂઝરૂમે સુધાર્યો કે પાછો ખેંચ્યો છે', en: 'the newsroom has entered, corrected or withdrawn this price' },
} as const satisfies Record<RefusalReason, Sentence>;
