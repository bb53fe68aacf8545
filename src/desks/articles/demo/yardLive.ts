import { p, pull } from '../../../platform/document/blocks.ts';
import { type DemoStory, related } from './demoStory.ts';

/** The story of the demo paper that is covered as it happens; what came moment by moment is the live desk's (`livecoverage/demo.ts`). */
export const yardLiveStories: DemoStory[] = [
  {
    slug: 'yardno-ek-divas-palepal',
    headline: 'યાર્ડનો એક દિવસ, પળેપળ: પહેલી ગાડીથી છેલ્લા તોલ સુધી',
    deck: 'વહેલી સવારે દરવાજે ગાડીઓની હાર લાગે ત્યાંથી સાંજે છેલ્લી ગૂણ તોલાય ત્યાં સુધી, માર્કેટ યાર્ડમાં શું બને છે તેની ખબર અમે અહીં પળેપળ આપી રહ્યા છીએ.',
    kicker: 'લાઇવ',
    category: 'crops',
    sections: ['vishesh'],
    tags: ['kapas', 'magfali', 'udyog'],
    picture: 'market-yard',
    caption: 'યાર્ડના ઓટલે ગોઠવાયેલી ગૂણો: ઢગલો જોવાય, દાણો ચખાય, પછી બોલી બોલાય.',
    body: [
      p(
        'ખેડૂત માટે યાર્ડનો દિવસ હરાજીથી શરૂ થતો નથી. તે આગલી રાતે શરૂ થાય છે, જ્યારે ગાડી ભરાય છે અને ભાવની ચિંતા સાથે ઊંઘ અધૂરી રહે છે. આજે અમે એક દિવસ યાર્ડમાં ગાળી રહ્યા છીએ: દરવાજે, ઓટલે, તોલકાંટે અને હિસાબની બારીએ.',
      ),
      pull('ભાવ બોલાય એ પહેલાં માલ બોલે છે.'),
      related('tipe-tipe-pani-kapasma-tapak'),
    ],
  },
];
