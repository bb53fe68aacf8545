import { describe, expect, test } from 'vitest';
import { doubledSigns } from '../proofreading.ts';
import { fromLegacyFont, unknownGlyphs } from './fromLegacyFont.ts';
import { bhashaBharti, gopika } from './gopika.ts';
import { guessLegacyFont, legacyFonts } from './guessLegacyFont.ts';
import { harikrishna } from './harikrishna.ts';
import { shreeLipi, shreeLipiWeb } from './shreeLipi.ts';

/** What is set, and what it reads: pairs with a bar between. */
const pairs = (list: string): [string, string][] =>
  list
    .trim()
    .split(/\s+\|\s+|\n\s*/u)
    .map((pair) => {
      const [legacy = '', word = ''] = pair.split(' ');
      return [legacy, word];
    });

const gopikaWords = pairs(`
    ftÞo¢{ કાર્યક્રમ | rðãtÚteo વિદ્યાર્થી | {wÏÞ{kºte મુખ્યમંત્રી | Mºte સ્ત્રી | ©e શ્રી
    ûtuºt ક્ષેત્ર | ¿tt™ જ્ઞાન | «§ પ્રશ્ન | îtht દ્વારા | yÚto‚kºt અર્થતંત્ર
    r™ýoÞ નિર્ણય | „wsht‚ ગુજરાત | y{ŒtðtŒ અમદાવાદ | Ëhfth સરકાર | htßÞ રાજ્ય
    rðM‚th વિસ્તાર | «Ät™{kºte પ્રધાનમંત્રી | rðftË વિકાસ | Þtus™t યોજના | ¾uzq‚tu ખેડૂતો
    ðhËtŒ વરસાદ | {nt™„h…tr÷ft મહાનગરપાલિકા | f÷uõxh કલેક્ટર | ÄthtËÇÞ ધારાસભ્ય | {kºtt÷Þ મંત્રાલય
    rþûtý શિક્ષણ | ythtuøÞ આરોગ્ય | ntìrM…x÷ હૉસ્પિટલ | ztìõxh ડૉક્ટર | …tu÷eË પોલીસ
    VrhÞtŒ ફરિયાદ | Äh…fz ધરપકડ | yfM{t‚ અકસ્માત | {]íÞw મૃત્યુ | r¢fux ક્રિકેટ
    xúu™ ટ્રેન | hM‚tu રસ્તો | …týe પાણી | ðes¤e વીજળી | Yr…Þt રૂપિયા
    fhtuz કરોડ | xft ટકા | ð»to વર્ષ | rŒðË દિવસ | Wãtu„ ઉદ્યોગ
    rðï વિશ્વ | htüúeÞ રાષ્ટ્રીય | [qkxýe ચૂંટણી | W{uŒðth ઉમેદવાર | ònuh જાહેર
    S‚ જીત | ½tu»týt ઘોષણા | yir‚ntrËf ઐતિહાસિક | ytu„Mx ઓગસ્ટ | Rr‚ntË ઇતિહાસ
    Qòo ઊર્જા | ÓŒÞ હૃદય | rËrØ સિદ્ધિ | Wí‚h ઉત્તર | f]r»t કૃષિ
    rMÚtr‚ સ્થિતિ | rfk{‚ કિંમત | Ätr{of ધાર્મિક | rðît™ વિદ્વાન | ËkMf]r‚ સંસ્કૃતિ
    ytkŒtu÷™ આંદોલન`);

const harikrishnaWords = pairs(`
    kiy<k\\m કાર્યક્રમ | (vwiY)< વિદ્યાર્થી | m&²ym>#i) મુખ્યમંત્રી | à) સ્ત્રી | ~) શ્રી
    x[#i ક્ષેત્ર | Xin જ્ઞાન | p\\â પ્રશ્ન | oiri દ્વારા | aY<t>#i અર્થતંત્ર
    (nN<y નિર્ણય | g&jrit ગુજરાત | amdivid અમદાવાદ | srkir સરકાર | ri¶y રાજ્ય
    (vAtir વિસ્તાર | p\\Finm>#i) પ્રધાનમંત્રી | (vkis વિકાસ | yi[jni યોજના | K[D*ti[ ખેડૂતો
    vrsid વરસાદ | mhingrpi(lki મહાનગરપાલિકા | kl[±Tr કલેક્ટર | Firis¿y ધારાસભ્ય | m>#iily મંત્રાલય
    (SxN શિક્ષણ | airi[³y આરોગ્ય | hiƒ(ApTl હૉસ્પિટલ | Diƒ±Tr ડૉક્ટર | pi[l)s પોલીસ
    f(ryid ફરિયાદ | FrpkD ધરપકડ | akAmit અકસ્માત | mZRy& મૃત્યુ | (k\\k[T ક્રિકેટ
    T\\[n ટ્રેન | rAti[ રસ્તો | piN) પાણી | v)jL) વીજળી | $(pyi રૂપિયા
    kri[D કરોડ | Tki ટકા | vP< વર્ષ | (dvs દિવસ | uwi[g ઉદ્યોગ
    (vV વિશ્વ | riÖ\\)y રાષ્ટ્રીય | c*>TN) ચૂંટણી | um[dvir ઉમેદવાર | Ôh[r જાહેર
    Jt જીત | Gi[PNi ઘોષણા | a](thi(sk ઐતિહાસિક | ai[gAT ઓગસ્ટ | e(this ઇતિહાસ
    UÔ< ઊર્જા | ãdy હૃદય | (s(Ü સિદ્ધિ | uRtr ઉત્તર | kZ(P કૃષિ
    (AY(t સ્થિતિ | (k>mt કિંમત | Fi(m<k ધાર્મિક | (voin વિદ્વાન | s>AkZ(t સંસ્કૃતિ
    ai>di[ln આંદોલન`);

const shreeLipiWords = pairs(`
    Lpe®L°d કાર્યક્રમ | qhv¹ep\\u® વિદ્યાર્થી | dy¿ed„s°u મુખ્યમંત્રી | õs°u સ્ત્રી | i°u શ્રી
    L¹j¡s° ક્ષેત્ર | S¹Up_ જ્ઞાન | \`°i¹_ પ્રશ્ન | Öpfp દ્વારા | A\\®s„s° અર્થતંત્ર
    q_Z®e નિર્ણય | NySfps ગુજરાત | Advphpv અમદાવાદ | kfLpf સરકાર | fpS¹e રાજ્ય
    qhõspf વિસ્તાર | \`°^p_d„s°u પ્રધાનમંત્રી | qhLpk વિકાસ | ep¡S_p યોજના | M¡Xwsp¡ ખેડૂતો
    hfkpv વરસાદ | dlp_Nf\`pqgLp મહાનગરપાલિકા | Lg¡L¹Vf કલેક્ટર | ^pfpkc¹e ધારાસભ્ય | d„s°pge મંત્રાલય
    qiL¹jZ શિક્ષણ | Apfp¡N¹e આરોગ્ય | lp¸qõ\`Vg હૉસ્પિટલ | Xp¸L¹Vf ડૉક્ટર | \`p¡guk પોલીસ
    aqfepv ફરિયાદ | ^f\`LX ધરપકડ | ALõdps અકસ્માત | d©s¹ey મૃત્યુ | qL°L¡V ક્રિકેટ
    V°¡_ ટ્રેન | fõsp¡ રસ્તો | \`pZu પાણી | huSmu વીજળી | fwq\`ep રૂપિયા
    Lfp¡X કરોડ | VLp ટકા | hj® વર્ષ | qvhk દિવસ | Dv¹ep¡N ઉદ્યોગ
    qhi¹h વિશ્વ | fpj¹V°ue રાષ્ટ્રીય | Qw„VZu ચૂંટણી | Dd¡vhpf ઉમેદવાર | Spl¡f જાહેર
    Sus જીત | Op¡jZp ઘોષણા | A¥qslpqkL ઐતિહાસિક | Ap¡NõV ઓગસ્ટ | Bqslpk ઇતિહાસ
    ESp® ઊર્જા | l©ve હૃદય | qkqv¹^ સિદ્ધિ | DÑf ઉત્તર | L©qj કૃષિ
    qõ\\qs સ્થિતિ | qL„ds કિંમત | ^pqd®L ધાર્મિક | qhÖp_ વિદ્વાન | k„õL©qs સંસ્કૃતિ
    Ap„vp¡g_ આંદોલન`);

/** A notice as a council's office set it. */
const NOTICE =
  'vpvfp A“¡ “Nf lh¡gu “Nf ”pqgLp Aq’q“ed 2004 “u ’pfp 111 A“¡ ’pfp 115 D”’pfp (1) A“¡ (2) “p A“yk»’p“¡ k¡ghpk “Nf ”pqgLp dp» Aph¡g kdõs ”°p¡”Vu® “y» kh¡® ”wZ® ‘e¡g R¡. k»”qÑ “u “p¡qVk Ýep“ ”wh®L hp»Qu vip®h¡g kwQ“p dyÄb k»¿epdp sdpfp Öpfp hp»’p A“¡ ky’pfZp ap¡d® 30 qvhk “u A»vf';
const NOTICE_READ =
  'દાદરા અને નગર હવેલી નગર પાલિકા અધિનિયમ ૨૦૦૪ ની ધારા ૧૧૧ અને ધારા ૧૧૫ ઉપધારા (૧) અને (૨) ના અનુસંધાને સેલવાસ નગર પાલિકા માં આવેલ સમસ્ત પ્રોપર્ટી નું સર્વે પૂર્ણ થયેલ છે. સંપત્તિ ની નોટિસ ધ્યાન પૂર્વક વાંચી દર્શાવેલ સૂચના મુજબ સંખ્યામા તમારા દ્વારા વાંધા અને સુધારણા ફોર્મ ૩૦ દિવસ ની અંદર';

describe.each([
  [gopika, gopikaWords],
  [bhashaBharti, gopikaWords],
  [harikrishna, harikrishnaWords],
  [shreeLipi, shreeLipiWords],
] as const)('text of $name', (font, known) => {
  test.each(known)('%s reads %s', (legacy, word) => {
    expect(fromLegacyFont(legacy, font)).toBe(word);
    expect(unknownGlyphs(legacy, font)).toEqual([]);
  });

  test('is read whole, with what stands between the words', () => {
    const legacy = known.map(([set]) => set).join(',\n');
    const read = fromLegacyFont(legacy, font);
    expect(read).toBe(known.map(([, word]) => word).join(',\n'));
    expect(doubledSigns(read)).toEqual([]);
  });
});

describe('text from real pages', () => {
  test.each([
    ['airi[p)', 'આરોપી'],
    ['k\\m)nl', 'ક્રમીનલ'],
    ['p\\i[s)jr', 'પ્રોસીજર'],
    ['p\\miNp#i', 'પ્રમાણપત્ર'],
    ['(#iv[d)', 'ત્રિવેદી'],
    ['r[kD<', 'રેકર્ડ'],
    ['Úiri', 'દ્વારા'],
    ['jºm', 'જન્મ'],
    ['l³n', 'લગ્ન'],
    ['mÇyin)', 'મળ્યાની'],
    ['ºyi(yk', 'ન્યાયિક'],
    ['eμCi', 'ઇચ્છા'],
    ['p(t-pRn)', 'પતિ-પત્ની'],
    ['p(rp\\[Èymi>', 'પરિપ્રેક્ષ્યમાં'],
    ['{ti.23/09/2025}', '(તા.૨૩/૦૯/૨૦૨૫)'],
  ])('of a court, in Hari: %s', (legacy, word) => {
    expect(fromLegacyFont(legacy, harikrishna)).toBe(word);
  });

  test('of a council, in the web cut of Shree-Lipi', () => {
    expect(fromLegacyFont(NOTICE, shreeLipiWeb)).toBe(NOTICE_READ);
  });
});

describe('which font it is', () => {
  const sentence = (words: readonly [string, string][], ...common: string[]) =>
    [...common, ...words.slice(0, 12).map(([set]) => set), ...common].join(' ');
  const gopikaText = sentence(gopikaWords, 'yk™u', 'yt', 'Au', 'y™u');
  const harikrishnaText = sentence(harikrishnaWords, 'an[', 'ai', 'C[', 'mi>');

  test('is told by its name', () => {
    expect(guessLegacyFont('Au', '"Gopika Two", serif')).toBe(gopika);
    expect(guessLegacyFont('Au', 'B Bharati GopikaTwo')).toBe(gopika);
    expect(guessLegacyFont('C[', 'Arial, HariKrishna')).toBe(harikrishna);
    expect(guessLegacyFont('R¡', 'SHREE-GUJ-0768-S02')).toBe(shreeLipi);
  });

  test('is told by what the text reads', () => {
    expect(guessLegacyFont(gopikaText)).toBe(gopika);
    expect(guessLegacyFont(harikrishnaText)).toBe(harikrishna);
    expect(guessLegacyFont(NOTICE)).toBe(shreeLipiWeb);
  });

  test('is none for Unicode, English and other text', () => {
    const others = [
      'ગુજરાતમાં આજે ભારે વરસાદની આગાહી છે અને લોકો સાવચેત રહે.',
      'ગુજરાત GST council નો નિર્ણય',
      'The Collector said that the survey of the town (ward 4) is complete and notices will be served. Ai and C are not Au.',
      'const a = [1, 2, 3]; if (a[0] < b[1]) { return c[i]; }',
      'मुख्यमंत्री ने कहा कि योजना पूरी हो गई है।',
      'Él dijo que mañana lloverá; ¿y tú? ¡Ojalá!',
      '',
      '2026-11-21 10:30',
    ];
    for (const text of others) {
      expect(guessLegacyFont(text)).toBeUndefined();
      expect(guessLegacyFont(text, 'Calibri, Shruti')).toBeUndefined();
    }
    expect(guessLegacyFont(others[0] ?? '', 'Gopika')).toBeUndefined();
  });
});

test('signs that were set in another order than usual read the same', () => {
  expect(fromLegacyFont('l)F[i', harikrishna)).toBe('લીધો');
  expect(fromLegacyFont('l)Fi[', harikrishna)).toBe('લીધો');
  expect(fromLegacyFont('k>)', harikrishna)).toBe('કીં');
  expect(fromLegacyFont('kii', harikrishna)).toBe('કા');
  expect(fromLegacyFont('kiy<±rm', harikrishna)).toBe('કાર્યક્રમ');
});

test('words that are Unicode already stay as they are, and glyphs that no table has stay as they came', () => {
  expect(fromLegacyFont('ગુજરાત Au', gopika)).toBe('ગુજરાત છે');
  expect(fromLegacyFont('k§', shreeLipi)).toBe('સ§');
  expect(unknownGlyphs('k§ kÃ', shreeLipi)).toEqual(['§', 'Ã']);
  expect(fromLegacyFont('\uf041\uf075', gopika)).toBe('છે');
  expect(fromLegacyFont('\u2026\u0074\u00fd\u0065 \u0085\u0074', gopika)).toBe('પાણી પા');
  expect(new Set(legacyFonts.map(({ key }) => key)).size).toBe(legacyFonts.length);
});
