import { gujarati } from '../../platform/text/catalogue.ts';
import { formText } from '../../site/forms/words.ts';

export const enquiryWords = {
  services: { gu: 'સેવાઓ', en: 'Services' },
  advertise: { gu: 'જાહેરખબર માટે પૂછપરછ', en: 'Enquire about advertising' },
  advertiseInvitation: {
    gu: 'તમારી વિગત અને જરૂરિયાત લખો. અમારો જાહેરખબર વિભાગ તમારો સંપર્ક કરશે.',
    en: 'Tell us who you are and what you need. Our advertising department will get in touch.',
  },
  contact: { gu: 'અમને લખો', en: 'Write to us' },
  contactInvitation: {
    gu: 'સમાચારમાં ભૂલ દેખાઈ હોય, સૂચન હોય, લવાજમ વિશે પૂછવું હોય કે બીજું કંઈ કહેવું હોય તો અહીં લખો.',
    en: 'Write here if you have found a mistake, have a suggestion, want to ask about a subscription or anything else.',
  },
  toAdvertiseForm: { gu: 'પૂછપરછનું ફોર્મ ભરો', en: 'Fill in the enquiry form' },
  toContactForm: { gu: 'અહીંથી જ સંદેશ મોકલો', en: 'Send a message from here' },
  moreAdvertising: { gu: 'જાહેરખબર વિશે બધી માહિતી', en: 'All about advertising with us' },
  moreContact: { gu: 'સંપર્કનાં બધાં સરનામાં', en: 'All addresses' },

  name: { gu: 'તમારું નામ', en: 'Your name' },
  company: { gu: 'કંપની કે સંસ્થા', en: 'Company or institution' },
  oneIsEnough: { gu: 'ફોન નંબર કે ઈમેલ, બેમાંથી એક પૂરતું છે.', en: 'A phone number or an email address: one is enough.' },
  forAnswer: { gu: 'જવાબ જોઈતો હોય તો ફોન નંબર કે ઈમેલ લખો.', en: 'For an answer, give a phone number or an email address.' },
  city: { gu: 'શહેર કે ગામ', en: 'City or village' },
  budget: { gu: 'અંદાજિત બજેટ', en: 'Budget, roughly' },
  advertisement: { gu: 'શાની જાહેરખબર આપવી છે?', en: 'What do you want to advertise?' },
  advertisementNote: { gu: 'ક્યાં, ક્યારે અને કેટલા સમય માટે, તે પણ લખી શકો.', en: 'You may add where, when and for how long.' },
  kind: { gu: 'શા વિશે લખો છો?', en: 'What are you writing about?' },
  correction: { gu: 'સમાચારમાં ભૂલ', en: 'A mistake in the news' },
  feedback: { gu: 'સૂચન કે અભિપ્રાય', en: 'A suggestion or an opinion' },
  subscription: { gu: 'લવાજમ', en: 'A subscription' },
  other: { gu: 'બીજું કંઈક', en: 'Something else' },
  about: { gu: 'કયા સમાચાર વિશે?', en: 'About which story?' },
  aboutNote: { gu: 'સમાચારની લિંક કે મથાળું લખો.', en: 'Its link or its headline.' },
  message: { gu: 'તમારો સંદેશ', en: 'Your message' },

  nameMissing: { gu: 'તમારું નામ લખો.', en: 'Write your name.' },
  messageMissing: { gu: 'તમારો સંદેશ લખો.', en: 'Write your message.' },
  kindMissing: { gu: 'શા વિશે લખો છો તે પસંદ કરો.', en: 'Choose what you are writing about.' },
  contactMissing: {
    gu: 'ફોન નંબર કે ઈમેલ સરનામું લખો, જેથી અમે જવાબ આપી શકીએ.',
    en: 'Give a phone number or an email address, so that we can answer.',
  },

  advertiseThanks: {
    gu: 'તમારી પૂછપરછ અમને મળી ગઈ છે. અમારો જાહેરખબર વિભાગ તમારો સંપર્ક કરશે.',
    en: 'We have received your enquiry. Our advertising department will get in touch.',
  },
  contactThanks: {
    gu: 'તમારો સંદેશ અમને મળી ગયો છે. જવાબની જરૂર હશે તો અમે તમારો સંપર્ક કરીશું.',
    en: 'We have received your message. If it needs an answer, we shall get in touch.',
  },
  what: {
    gu: 'સંપર્ક કે જાહેરખબર માટે તમે લખેલું: નામ, સંપર્ક, સંદેશ અને અમારા જવાબ',
    en: 'What you write to us or enquire about advertising: name, contact, message and our answers',
  },
  why: { gu: 'તમને જવાબ આપવા માટે.', en: 'To answer you.' },
  kept: { gu: 'કામ પૂરું થયા પછી 12 મહિના.', en: '12 months after it is done.' },
} as const;

export const enquiryText = { ...formText, ...gujarati(enquiryWords) };
