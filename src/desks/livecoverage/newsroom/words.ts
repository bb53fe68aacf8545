import type { Sentence } from '../../../site/newsroom/newsroomError.ts';
import { liveMenuWords } from './menuWords.ts';

export const liveDeskWords = {
  ...liveMenuWords,
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
  caption: { gu: 'ચિત્રની વિગત', en: 'About the picture' },
  picture: { gu: 'ચિત્ર', en: 'Picture' },
  withoutPicture: { gu: 'ચિત્ર કાઢો', en: 'Take the picture out' },
  sendPictureAgain: { gu: 'ચિત્ર ફરી મોકલો', en: 'Send the picture again' },
  waitsForPicture: {
    gu: 'ચિત્ર પહોંચે એટલે ખબર મુકાશે.',
    en: 'The update is posted as soon as its picture has arrived.',
  },
  pictureNotArrived: {
    gu: 'ચિત્ર પહોંચ્યું નથી, એટલે ખબર મુકાઈ નથી. લખેલું અહીં સચવાયેલું છે. ચિત્ર ફરી મોકલો કે કાઢી નાખો.',
    en: 'The picture did not arrive, so this is not posted. What you wrote is kept here. Send the picture again, or take it out.',
  },
  more: { gu: 'વધુ', en: 'More' },
  pinned: { gu: 'ઉપર રાખો', en: 'Pin to the top' },
  send: { gu: 'મૂકો', en: 'Post' },
  sending: { gu: 'મોકલાય છે…', en: 'Posting…' },
  sent: { gu: 'વાચકો સુધી પહોંચી ગઈ.', en: 'The readers have it.' },
  sentWithRest: {
    gu: 'વાચકો સુધી પહોંચી ગઈ. એ દરમિયાન લખેલું અહીં છે, તે હજી મોકલાયું નથી.',
    en: 'It has reached the readers. What you wrote meanwhile is still here, and not sent yet.',
  },
  standsNow: { gu: 'હાલ આમ છે', en: 'It now reads' },
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
  endSure: {
    gu: 'વાચકોને કવરેજ પૂરું થયેલું દેખાશે, અને નવી ખબર મૂકી નહીં શકાય. પછીથી ફરી શરૂ કરી શકાશે.',
    en: 'Readers will see that the coverage is over, and nothing more can be posted. You can go on with it later.',
  },
  ended: { gu: 'લાઇવ કવરેજ પૂરું થયું.', en: 'The live coverage is over.' },
  resume: { gu: 'ફરી શરૂ કરો', en: 'Go on with it' },
  showsNewest: {
    gu: 'અહીં સૌથી નવી {count} પોસ્ટ દેખાય છે; તેની પહેલાંની વાચકના પાના પર છે.',
    en: 'The newest {count} posts are shown; those before them are on the readers’ page.',
  },
  seePage: { gu: 'પાનું જુઓ', en: 'See the page' },
} as const satisfies Record<string, Sentence>;

/** Error messages of the server. */
export const liveRefusals = {
  empty: { gu: 'કંઈ લખો, ચિત્ર મૂકો કે લિંક આપો.', en: 'Write something, or give a picture or a link.' },
  notPublished: { gu: 'લાઇવ શરૂ કરવા માટે સ્ટોરી પ્રકાશિત હોવી જોઈએ.', en: 'Only a published story can be covered live.' },
  alreadyOpen: { gu: 'આ સ્ટોરીનું લાઇવ કવરેજ પહેલેથી છે.', en: 'This story has a live coverage already.' },
  isOver: { gu: 'આ લાઇવ કવરેજ પૂરું થઈ ગયું છે.', en: 'This live coverage is over.' },
  notYours: {
    gu: 'આ ખબર બીજા કોઈએ મૂકી છે; તેને ડેસ્કના સંપાદક જ બદલી શકે.',
    en: 'Somebody else posted this; only an editor of the desk can change it.',
  },
  changedMeanwhile: {
    gu: 'આ ખબર હમણાં જ બીજા કોઈએ સુધારી. હવે જે છે તે જોઈને ફરી પ્રયત્ન કરો.',
    en: 'Somebody has just changed this update. See what stands now, and try again.',
  },
  noPicture: { gu: 'આ ચિત્ર સંગ્રહમાં નથી.', en: 'There is no such picture in the library.' },
  noEmbed: {
    gu: 'આ લિંક મૂકી શકાતી નથી: વિડિયો કે પોસ્ટની https લિંક આપો.',
    en: 'This link cannot be shown: give the https link of a film or a post.',
  },
  tooManyPinned: { gu: 'ત્રણથી વધારે ખબર ઉપર રાખી શકાતી નથી.', en: 'No more than three updates can be pinned.' },
} as const satisfies Record<string, Sentence>;
