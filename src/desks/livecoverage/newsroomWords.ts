import type { Sentence } from '../../site/newsroom/refusal.ts';

export const liveDeskWords = {
  title: { gu: 'લાઇવ કવરેજ', en: 'Live coverage' },
  onNow: { gu: 'અત્યારે લાઇવ', en: 'Live now' },
  nothingOn: { gu: 'અત્યારે કંઈ લાઇવ નથી.', en: 'Nothing is live now.' },
  over: { gu: 'પૂરાં થયેલાં', en: 'Over' },
  open: { gu: 'લાઇવ શરૂ કરો', en: 'Open a live coverage' },
  opened: { gu: 'લાઇવ કવરેજ શરૂ થયું.', en: 'The live coverage is open.' },
  post: { gu: 'ખબર લખો', en: 'Write an update' },
  posts: { gu: 'ખબર', en: 'updates' },
  headline: { gu: 'મથાળું (મરજિયાત)', en: 'Headline (if any)' },
  body: { gu: 'શું બન્યું?', en: 'What happened?' },
  embed: { gu: 'વિડિયો કે પોસ્ટની લિંક', en: 'Link to a film or a post' },
  caption: { gu: 'ચિત્ર વિશે', en: 'About the picture' },
  picture: { gu: 'ચિત્ર', en: 'Picture' },
  withoutPicture: { gu: 'ચિત્ર કાઢો', en: 'Take the picture out' },
  more: { gu: 'વધુ', en: 'More' },
  pinned: { gu: 'ઉપર ટાંકો', en: 'Pin to the top' },
  send: { gu: 'મૂકો', en: 'Post' },
  sending: { gu: 'મોકલાય છે…', en: 'Posting…' },
  sent: { gu: 'વાચકો સુધી પહોંચી ગઈ.', en: 'The readers have it.' },
  notSent: { gu: 'હજી પહોંચી નથી. લખેલું અહીં સચવાયેલું છે; ફરી મોકલો.', en: 'Not sent yet. What you wrote is kept here; send it again.' },
  edit: { gu: 'સુધારો', en: 'Correct' },
  save: { gu: 'સુધારો સાચવો', en: 'Save the correction' },
  cancel: { gu: 'રહેવા દો', en: 'Cancel' },
  remove: { gu: 'ખબર કાઢી નાખો', en: 'Remove the update' },
  removeSure: { gu: 'વાચકોને આ ખબર હવે નહીં દેખાય. કાઢી નાખવી છે?', en: 'Readers will not see it any more. Remove it?' },
  removed: { gu: 'ખબર કાઢી નાખી.', en: 'The update is removed.' },
  saved: { gu: 'સુધારો વાચકો સુધી પહોંચી ગયો.', en: 'The readers have the correction.' },
  keyPoints: { gu: 'મુખ્ય મુદ્દા', en: 'Key points' },
  keyPointsHelp: { gu: 'દરેક લીટીમાં એક મુદ્દો, વધુમાં વધુ આઠ', en: 'One in each line, eight at most' },
  savePoints: { gu: 'મુદ્દા સાચવો', en: 'Save the points' },
  pointsSaved: { gu: 'મુખ્ય મુદ્દા સચવાયા.', en: 'The key points are saved.' },
  end: { gu: 'લાઇવ પૂરું કરો', en: 'End the live coverage' },
  ended: { gu: 'લાઇવ કવરેજ પૂરું થયું.', en: 'The live coverage is over.' },
  resume: { gu: 'ફરી શરૂ કરો', en: 'Go on with it' },
  seePage: { gu: 'પાનું જુઓ', en: 'See the page' },
} as const satisfies Record<string, Sentence>;

/** What the server refuses. */
export const liveRefusals = {
  empty: { gu: 'કંઈ લખો, ચિત્ર મૂકો કે લિંક આપો.', en: 'Write something, or give a picture or a link.' },
  notPublished: { gu: 'લાઇવ શરૂ કરવા માટે સ્ટોરી પ્રકાશિત હોવી જોઈએ.', en: 'Only a published story can be covered live.' },
  alreadyOpen: { gu: 'આ સ્ટોરીનું લાઇવ કવરેજ પહેલેથી છે.', en: 'This story has a live coverage already.' },
  isOver: { gu: 'આ લાઇવ કવરેજ પૂરું થઈ ગયું છે.', en: 'This live coverage is over.' },
  notYours: {
    gu: 'આ ખબર બીજા કોઈએ મૂકી છે; તેને ડેસ્કના તંત્રી જ બદલી શકે.',
    en: 'Somebody else posted this; only an editor of the desk can change it.',
  },
  changedMeanwhile: {
    gu: 'આ ખબર હમણાં જ બીજા કોઈએ સુધારી. હવે જે છે તે જોઈને ફરી સુધારો.',
    en: 'Somebody has just changed this update. See what stands now, and change it again.',
  },
  noPicture: { gu: 'આ ચિત્ર પુસ્તકાલયમાં નથી.', en: 'There is no such picture in the library.' },
  noEmbed: {
    gu: 'આ લિંક મૂકી શકાતી નથી: વિડિયો કે પોસ્ટની https લિંક આપો.',
    en: 'This link cannot be shown: give the https link of a film or a post.',
  },
  tooManyPinned: { gu: 'ત્રણથી વધારે ખબર ટાંકી શકાતી નથી.', en: 'No more than three updates can be pinned.' },
} as const satisfies Record<string, Sentence>;

export const liveActions = {
  'live.open': { gu: 'લાઇવ કવરેજ શરૂ કર્યું', en: 'Opened a live coverage' },
  'live.end': { gu: 'લાઇવ કવરેજ પૂરું કર્યું', en: 'Ended a live coverage' },
  'live.resume': { gu: 'લાઇવ કવરેજ ફરી શરૂ કર્યું', en: 'Went on with a live coverage' },
  'live.keyPoints': { gu: 'લાઇવના મુખ્ય મુદ્દા બદલ્યા', en: 'Changed the key points of a live coverage' },
  'live.post': { gu: 'લાઇવ ખબર મૂકી', en: 'Posted a live update' },
  'live.correct': { gu: 'લાઇવ ખબર સુધારી', en: 'Corrected a live update' },
  'live.remove': { gu: 'લાઇવ ખબર કાઢી નાખી', en: 'Removed a live update' },
} as const satisfies Record<string, Sentence>;
