import { searchMenuWords } from './menuWords.ts';

/** Texts of the screen of searches. */
export const searchScreenWords = {
  ...searchMenuWords,
  nothing: { gu: 'શોધ્યું પણ ન મળ્યું', en: 'Searches that found nothing' },
  nothingText: {
    gu: 'આ શબ્દોથી કોઈ પરિણામ મળ્યું નહીં. ખૂટતા સમાચાર લખો, અથવા વિષયના નામમાં આ જોડણી ઉમેરો.',
    en: 'These words found no result. Write what is missing, or add the spelling to the name of a topic.',
  },
  popular: { gu: 'વધુ શોધાયેલું', en: 'Popular searches' },
  popularText: {
    gu: 'ઘણાં નેટવર્ક પરથી શોધાય તે વાચકોને લખતી વખતે સૂચવાય છે.',
    en: 'What is searched from many networks is suggested to readers while they type.',
  },
  blocked: { gu: 'સૂચન બંધ', en: 'Not suggested' },
  none: { gu: 'આ દિવસોમાં કંઈ નથી.', en: 'Nothing in these days.' },
  noneBlocked: { gu: 'કોઈ શોધનું સૂચન બંધ નથી.', en: 'Every search may be suggested.' },
  span: { gu: 'સમયગાળો', en: 'Time' },
  days7: { gu: 'છેલ્લા 7 દિવસ', en: 'The last 7 days' },
  days30: { gu: 'છેલ્લા 30 દિવસ', en: 'The last 30 days' },
  days90: { gu: 'છેલ્લા 90 દિવસ', en: 'The last 90 days' },
  times: { gu: 'વાર', en: 'times' },
  networks: { gu: 'નેટવર્ક', en: 'networks' },
  lastOn: { gu: 'છેલ્લે', en: 'last on' },
  isSuggested: { gu: 'સૂચવાય છે', en: 'suggested' },
  block: { gu: 'સૂચવશો નહીં', en: 'Do not suggest' },
  allow: { gu: 'ફરી સૂચવવા દો', en: 'Allow again' },
  note: {
    gu: 'ફક્ત શબ્દો અને ગણતરી રખાય છે, કોણે શોધ્યું તે નહીં; 90 દિવસ પછી ભૂંસાય છે.',
    en: 'Only words and counts are kept, not who searched; they are erased after 90 days.',
  },
} as const;
