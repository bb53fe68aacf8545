import type { Catalogue } from '../../../platform/text/catalogue.ts';
import { adMenuWords } from './menuWords.ts';

/** Texts of the advertising screens. */
export const adScreenWords = {
  ...adMenuWords,
  campaign: { gu: 'જાહેરાત ઝુંબેશ', en: 'Advertising campaign' },
  add: { gu: 'નવી ઝુંબેશ', en: 'New campaign' },
  back: { gu: 'બધી ઝુંબેશ', en: 'All campaigns' },
  search: { gu: 'નામ કે જાહેરાત આપનાર શોધો', en: 'Search names and advertisers' },
  none: { gu: 'હજી કોઈ ઝુંબેશ નથી.', en: 'There are no campaigns yet.' },
  name: { gu: 'ઝુંબેશનું નામ', en: 'Name of the campaign' },
  nameHelp: { gu: 'ફક્ત ન્યૂઝરૂમમાં દેખાય છે.', en: 'Shown in the newsroom only.' },
  advertiser: { gu: 'જાહેરાત આપનાર', en: 'Advertiser' },
  advertiserHelp: { gu: 'જાહેરાત ઉપર વાચકોને દેખાય છે.', en: 'Readers see it above the advertisement.' },
  state: { gu: 'સ્થિતિ', en: 'State' },
  startsAt: { gu: 'શરૂ', en: 'Starts' },
  endsAt: { gu: 'પૂરી', en: 'Ends' },
  goal: { gu: 'વેચેલી ઇમ્પ્રેશન', en: 'Impressions sold' },
  goalHelp: { gu: 'આખા સમયમાં સરખે ભાગે વહેંચાશે. મર્યાદા ન હોય તો ખાલી રાખો.', en: 'Spread evenly over its time. Leave empty for no limit.' },
  capPerDay: { gu: 'એક વાચકને દિવસમાં વધુમાં વધુ', en: 'At most for one reader a day' },
  capHelp: {
    gu: '0 એટલે મર્યાદા નથી. વાચકની સંમતિ વિના દરેક પાના માટે અલગ ગણાય છે.',
    en: '0 is no limit. Without the reader’s consent it is counted for each page by itself.',
  },
  where: { gu: 'ક્યાં દેખાય', en: 'Where it is shown' },
  device: { gu: 'ઉપકરણ', en: 'Device' },
  pageTypes: { gu: 'પાનાના પ્રકાર', en: 'Types of pages' },
  pageTypesHelp: { gu: 'એકેય પસંદ ન કરો તો બધાં પાનાં.', en: 'None chosen means pages of all types.' },
  slots: { gu: 'જગ્યાઓ', en: 'Slots' },
  slotsHelp: {
    gu: 'એકેય પસંદ ન કરો તો માપ પ્રમાણેની બધી જગ્યા; પાના ઉપર ચોંટેલી જગ્યા પસંદ કરવી પડે.',
    en: 'None chosen means all that fit by size; those over the page must be chosen.',
  },
  topics: { gu: 'વિષયો અને શહેરો', en: 'Categories and cities' },
  topicsHelp: { gu: 'એકેય પસંદ ન કરો તો બધાં.', en: 'None chosen means all of them.' },
  creatives: { gu: 'ચિત્રો', en: 'Pictures' },
  creativesHelp: {
    gu: 'દરેક માપનું ચિત્ર તે જ આકારનું અને ઓછામાં ઓછું તેટલા પિક્સેલ પહોળું જોઈએ; બમણું પહોળું હોય તો ફોન પર ચોખ્ખું દેખાય.',
    en: 'A picture must have the shape of its size and at least its width; twice the width is sharp on phones.',
  },
  addCreative: { gu: 'ચિત્ર ઉમેરો', en: 'Add a picture' },
  removeCreative: { gu: 'ચિત્ર કાઢી નાખો', en: 'Remove the picture' },
  noCreatives: { gu: 'હજી કોઈ ચિત્ર નથી.', en: 'There are no pictures yet.' },
  size: { gu: 'માપ', en: 'Size' },
  alt: { gu: 'ચિત્રમાં શું લખ્યું છે', en: 'What the picture says' },
  altHelp: { gu: 'જે વાચકોને ચિત્ર ન દેખાય તેમને આ સંભળાશે.', en: 'Read to readers who do not see the picture.' },
  href: { gu: 'દબાવતાં ખૂલે તે સરનામું', en: 'Address that a click opens' },
  save: { gu: 'સાચવો', en: 'Save' },
  saved: { gu: 'ઝુંબેશ સચવાઈ', en: 'The campaign is saved' },
  added: { gu: 'ઝુંબેશ ઉમેરાઈ', en: 'The campaign is added' },
  report: { gu: 'અહેવાલ', en: 'Report' },
  csv: { gu: 'સીએસવી ડાઉનલોડ કરો', en: 'Download CSV' },
  impressions: { gu: 'ઇમ્પ્રેશન', en: 'Impressions' },
  clicks: { gu: 'ક્લિક', en: 'Clicks' },
  rate: { gu: 'ક્લિકનો દર', en: 'Click rate' },
  invalid: { gu: 'અમાન્ય', en: 'Invalid' },
  invalidHelp: {
    gu: 'પ્રોગ્રામની કે એકની એક જગ્યાએથી વારંવાર આવેલી ગણતરી; તેના પૈસા લેવાતા નથી.',
    en: 'By programs, or too often from one network; they are not charged.',
  },
  nothingYet: { gu: 'હજી કંઈ ગણાયું નથી.', en: 'Nothing has been counted yet.' },
  perDay: { gu: 'દિવસ પ્રમાણે ઇમ્પ્રેશન', en: 'Impressions by day' },
  perSlot: { gu: 'જગ્યા પ્રમાણે', en: 'By slot' },
  ofGoal: { gu: 'વેચેલીમાંથી', en: 'of those sold' },
  settings: { gu: 'જાહેરાતની ગોઠવણી', en: 'Advertising settings' },
  units: { gu: 'ગૂગલ ઍડ મૅનેજરના એકમો', en: 'Units at Google Ad Manager' },
  unitsHelp: {
    gu: 'એકમનું આખું નામ લખો, નેટવર્કના નંબરથી શરૂ કરીને. ખાલી હોય ત્યાં ફક્ત પોતાની ઝુંબેશ દેખાય છે. ગૂગલને કંઈ પુછાય તે પહેલાં વાચકની સંમતિ લેવાય છે.',
    en: 'The full name of a unit: /1234567/home_header. Where it is empty only the newspaper’s own campaigns are shown. Google is asked nothing before the reader has agreed.',
  },
  settingsSaved: { gu: 'ગોઠવણી સચવાઈ', en: 'The settings are saved' },
} as const satisfies Catalogue;

export const campaignStateWords = {
  draft: { gu: 'મુસદ્દો', en: 'Draft' },
  active: { gu: 'ચાલુ', en: 'Active' },
  paused: { gu: 'થોભાવેલી', en: 'Paused' },
} as const satisfies Catalogue;

export const campaignPhaseWords = {
  draft: { gu: 'મુસદ્દો', en: 'Draft' },
  waiting: { gu: 'શરૂ થવાની', en: 'Not begun' },
  running: { gu: 'ચાલે છે', en: 'Running' },
  paused: { gu: 'થોભાવેલી', en: 'Paused' },
  over: { gu: 'પૂરી થઈ', en: 'Over' },
} as const satisfies Catalogue;

export const adDeviceWords = {
  all: { gu: 'બધાં', en: 'All' },
  desktop: { gu: 'કમ્પ્યુટર', en: 'Computers' },
  mobile: { gu: 'ફોન', en: 'Phones' },
} as const satisfies Catalogue;

export const adPageTypeWords = {
  home: { gu: 'હોમપેજ', en: 'Front page' },
  listing: { gu: 'યાદીઓ', en: 'Lists' },
  article: { gu: 'સમાચાર', en: 'Stories' },
  election: { gu: 'ચૂંટણી', en: 'Elections' },
  video: { gu: 'વિડિયો', en: 'Videos' },
  webstory: { gu: 'વેબ સ્ટોરી', en: 'Web stories' },
} as const satisfies Catalogue;

export const adSlotWords = {
  header: { gu: 'મથાળે', en: 'Header' },
  'above-top-story': { gu: 'ટોપ સ્ટોરી ઉપર (ફોન)', en: 'Above the top story (phones)' },
  middle: { gu: 'વચ્ચે', en: 'Middle' },
  'right-panel': { gu: 'જમણી કૉલમ', en: 'Right panel' },
  'left-panel': { gu: 'ડાબી કૉલમ', en: 'Left panel' },
  bottom: { gu: 'નીચે', en: 'Bottom' },
  sticky: { gu: 'નીચે ચોંટેલી', en: 'Sticky' },
  'mobile-middle': { gu: 'વચ્ચે (ફોન)', en: 'Middle (phones)' },
  'mobile-bottom': { gu: 'નીચે (ફોન)', en: 'Bottom (phones)' },
  'mobile-sticky': { gu: 'નીચે ચોંટેલી (ફોન)', en: 'Sticky (phones)' },
  'in-image': { gu: 'ચિત્ર પર, 1×1', en: 'In the picture, 1×1' },
  refresh: { gu: 'અદૃશ્ય, 1×1', en: 'Invisible, 1×1' },
} as const satisfies Catalogue;

/** Why something was refused. */
export const adRefusalWords = {
  noTopic: { gu: 'આમાંનો કોઈ વિષય હવે નથી.', en: 'One of these topics does not exist any more.' },
  noPicture: { gu: 'આ ચિત્ર હવે નથી.', en: 'This picture does not exist any more.' },
  endsFirst: { gu: 'ઝુંબેશ શરૂ થયા પછીનો સમય લખો.', en: 'The end has to be after the start.' },
  noCreatives: { gu: 'મુસદ્દા સિવાયની ઝુંબેશમાં ઓછામાં ઓછું એક ચિત્ર જોઈએ.', en: 'Unless it is a draft, a campaign needs a picture.' },
  unitWrong: {
    gu: 'યુનિટનું સરનામું આમ લખો: /નેટવર્કનો નંબર/યુનિટનું નામ',
    en: 'Write it like this: /12345/name, with the number of the network and the name of the unit.',
  },
  otherShape: {
    gu: 'ચિત્રનો આકાર આ માપનો નથી, અથવા ચિત્ર તેનાથી નાનું છે.',
    en: 'The picture has another shape than this size, or is smaller.',
  },
} as const satisfies Catalogue;
