import { gujarati } from '../../platform/text/catalogue.ts';
import { formText } from '../../site/forms/words.ts';

export const grievanceWords = {
  services: { gu: 'સેવાઓ', en: 'Services' },
  grievance: { gu: 'ફરિયાદ નિવારણ', en: 'Grievance redressal' },
  description: {
    gu: 'અમારા કોઈ સમાચાર સામે ફરિયાદ હોય તો ફરિયાદ નિવારણ અધિકારીને અહીં લખો.',
    en: 'If you have a grievance about something we published, write to the grievance officer here.',
  },
  rules: {
    gu: 'માહિતી ટેક્નૉલૉજી (મધ્યવર્તીઓ માટેની માર્ગદર્શિકા અને ડિજિટલ મીડિયા આચારસંહિતા) નિયમો, 2021 મુજબ.',
    en: 'Under the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021.',
  },
  officer: { gu: 'ફરિયાદ નિવારણ અધિકારી', en: 'Grievance officer' },
  how: { gu: 'ફરિયાદનું શું થાય છે?', en: 'What happens to a grievance?' },
  howAcknowledged: {
    gu: 'ફરિયાદ મળ્યાની પહોંચ 24 કલાકમાં ઈમેલથી મોકલાય છે.',
    en: 'Its receipt is acknowledged by mail within 24 hours.',
  },
  howDecided: {
    gu: 'અધિકારી 15 દિવસમાં નિર્ણય લે છે અને તે તમને ઈમેલથી જણાવે છે.',
    en: 'The officer decides within 15 days and tells you by mail.',
  },
  howReported: {
    gu: 'કેટલી ફરિયાદ મળી અને શો નિર્ણય થયો તેનો અહેવાલ દર મહિને પ્રગટ થાય છે. તેમાં કોઈનું નામ હોતું નથી.',
    en: 'How many were received and how they were decided is reported every month. The report names nobody.',
  },
  write: { gu: 'ફરિયાદ લખો', en: 'Write a grievance' },
  about: { gu: 'કયા સમાચાર સામે ફરિયાદ છે?', en: 'Which story is it about?' },
  aboutNote: { gu: 'સમાચારની લિંક કે મથાળું લખો.', en: 'Its link or its headline.' },
  kind: { gu: 'ફરિયાદ શા વિશે છે?', en: 'What is the grievance about?' },
  fact: { gu: 'ખોટી કે ગેરમાર્ગે દોરતી હકીકત', en: 'A wrong or misleading fact' },
  privacy: { gu: 'અંગત જીવનમાં દખલ', en: 'Privacy' },
  children: { gu: 'બાળકોને લગતી બાબત', en: 'Children' },
  violence: { gu: 'દ્વેષ કે હિંસા', en: 'Hate or violence' },
  copyright: { gu: 'કૉપીરાઇટ', en: 'Copyright' },
  other: { gu: 'બીજું કંઈક', en: 'Something else' },
  message: { gu: 'તમારી ફરિયાદ', en: 'Your grievance' },
  messageNote: {
    gu: 'શું ખોટું છે અને તમે શું ઇચ્છો છો તે લખો.',
    en: 'Write what is wrong and what you want done.',
  },
  name: { gu: 'તમારું નામ', en: 'Your name' },
  emailNote: { gu: 'પહોંચ અને નિર્ણય આ સરનામે મોકલાશે.', en: 'The acknowledgement and the decision are sent here.' },

  nameMissing: { gu: 'તમારું નામ લખો.', en: 'Write your name.' },
  emailMissing: {
    gu: 'ઈમેલ સરનામું લખો: નિર્ણય ત્યાં મોકલાય છે.',
    en: 'Write your email address: the decision is sent there.',
  },
  aboutMissing: { gu: 'સમાચારની લિંક કે મથાળું લખો.', en: 'Write the link or the headline of the story.' },
  kindMissing: { gu: 'ફરિયાદ શા વિશે છે તે પસંદ કરો.', en: 'Choose what the grievance is about.' },
  messageMissing: { gu: 'તમારી ફરિયાદ લખો.', en: 'Write your grievance.' },

  thanks: { gu: 'તમારી ફરિયાદ અમને મળી ગઈ છે.', en: 'We have received your grievance.' },
  reference: { gu: 'ફરિયાદનો નંબર', en: 'Reference number' },
  keepReference: {
    gu: 'આ નંબર સાચવી રાખો. આ પાના પર ફરિયાદની સ્થિતિ જોઈ શકાશે, એટલે નંબર બીજા કોઈને આપશો નહીં.',
    en: 'Keep this number. This page shows the state of the grievance, so give the number to nobody else.',
  },
  mailSent: { gu: 'ફરિયાદની પહોંચ તમારા ઈમેલ પર મોકલી છે.', en: 'The acknowledgement was sent to your mail address.' },
  mailNotSent: {
    gu: 'પહોંચનો ઈમેલ હમણાં મોકલી શકાયો નથી. અમે ફરી પ્રયત્ન કરતા રહીશું. ફરિયાદ નોંધાઈ ગઈ છે, ફરી લખવાની જરૂર નથી.',
    en: 'The acknowledgement could not be sent just now. We keep trying. The grievance is registered and need not be written again.',
  },
  status: { gu: 'ફરિયાદની સ્થિતિ', en: 'State of the grievance' },
  received: { gu: 'મળી', en: 'Received' },
  acknowledged: { gu: 'પહોંચ અપાઈ', en: 'Acknowledged' },
  decided: { gu: 'નિર્ણય લેવાયો', en: 'Decided' },
  decideBy: { gu: 'આ તારીખ સુધીમાં નિર્ણય લેવાશે', en: 'To be decided by' },
  upheld: { gu: 'ફરિયાદ માન્ય રખાઈ', en: 'Upheld' },
  partly: { gu: 'ફરિયાદ અંશતઃ માન્ય રખાઈ', en: 'Partly upheld' },
  dismissed: { gu: 'ફરિયાદ અમાન્ય ઠરી', en: 'Dismissed' },
  decision: { gu: 'નિર્ણય', en: 'Decision' },

  report: { gu: 'ફરિયાદોનો માસિક અહેવાલ', en: 'Monthly report of grievances' },
  reportDescription: {
    gu: 'કેટલી ફરિયાદ મળી, કેટલીનો નિર્ણય થયો અને શો નિર્ણય થયો.',
    en: 'How many grievances were received and decided, and with what outcome.',
  },
  receivedInMonth: { gu: 'આ મહિને મળેલી ફરિયાદો', en: 'Received in this month' },
  decidedOfThem: { gu: 'તેમાંથી નિર્ણય થયો', en: 'Of these, decided' },
  decidedInTime: { gu: 'તેમાંથી 15 દિવસમાં', en: 'Of these, within 15 days' },
  pendingOfThem: { gu: 'નિર્ણય બાકી', en: 'Pending' },
  decidedInMonth: { gu: 'આ મહિને લેવાયેલા નિર્ણય', en: 'Decisions made in this month' },
  byKind: { gu: 'પ્રકાર મુજબ', en: 'By kind' },
  kindColumn: { gu: 'પ્રકાર', en: 'Kind' },
  receivedColumn: { gu: 'મળી', en: 'Received' },
  upheldColumn: { gu: 'માન્ય', en: 'Upheld' },
  partlyColumn: { gu: 'અંશતઃ', en: 'Partly' },
  dismissedColumn: { gu: 'અમાન્ય', en: 'Dismissed' },
  pendingColumn: { gu: 'બાકી', en: 'Pending' },
  asOfNow: {
    gu: 'મહિનો ફરિયાદ મળ્યાની તારીખ મુજબ છે. નિર્ણય પછીથી લેવાય ત્યારે આંકડા બદલાય છે.',
    en: 'The month is that of the receipt. The numbers change when decisions are made later.',
  },

  toGrievanceForm: { gu: 'સમાચાર સામે ફરિયાદ કરો', en: 'File a grievance about a story' },
  what: { gu: 'ફરિયાદ: નામ, સંપર્ક, લખાણ અને નિર્ણય', en: 'Grievances: name, contact, what was written and the decision' },
  why: {
    gu: 'આઈટી નિયમો, 2021 મુજબ પહોંચ આપવા, નિર્ણય લેવા અને તમને જણાવવા માટે.',
    en: 'To acknowledge it, decide it and tell you, as the IT Rules, 2021 require.',
  },
  kept: { gu: 'નિર્ણય પછી 3 વર્ષ; તે પછી ફક્ત ગણતરી રહે છે.', en: '3 years after the decision; then only the count remains.' },
} as const;

export const grievanceText = { ...formText, ...gujarati(grievanceWords) };

/** Texts of the mails. */
export const grievanceMailWords = {
  greeting: { gu: 'નમસ્તે,', en: 'Hello,' },
  acknowledgementSubject: { gu: 'તમારી ફરિયાદ મળી છે', en: 'We have received your grievance' },
  acknowledgement: {
    gu: 'તમારી ફરિયાદ અમને મળી છે. 15 દિવસમાં તેનો નિર્ણય લઈને તમને જણાવીશું.',
    en: 'We have received your grievance. We shall decide it within 15 days and tell you.',
  },
  decisionSubject: { gu: 'તમારી ફરિયાદનો નિર્ણય', en: 'The decision on your grievance' },
  decision: { gu: 'તમારી ફરિયાદનો નિર્ણય લેવાયો છે.', en: 'Your grievance has been decided.' },
  follow: { gu: 'ફરિયાદની સ્થિતિ અહીં જોઈ શકાશે:', en: 'Its state can be seen here:' },
  notYou: {
    gu: 'જો આ ફરિયાદ તમે કરી ન હોય, તો આ ઈમેલનો જવાબ લખીને અમને જણાવો.',
    en: 'If you did not file this grievance, tell us by answering this mail.',
  },
  appeal: {
    gu: 'આ નિર્ણયથી સંતોષ ન હોય તો 15 દિવસમાં અમારી સ્વનિયમન સંસ્થાને અપીલ કરી શકો છો.',
    en: 'If you are not satisfied, you may appeal to our self-regulating body within 15 days.',
  },
} as const;

export const grievanceMailText = gujarati(grievanceMailWords);
