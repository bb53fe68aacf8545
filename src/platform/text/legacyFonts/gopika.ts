import { glyphTable, type LegacyFont } from './legacyFont.ts';

const glyphs = glyphTable(
  'y=અ R=ઇ E=ઈ W=ઉ Q=ઊ É=ઋ Ý=ઌ $=ઇં #=ઈં ô=ઉં Ÿ=ઊં H=ૐ',
  'f=ક ¾=ખ „=ગ ½=ઘ Ê=ઙ [=ચ A=છ s=જ Í=ઝ x=ટ X=ઠ z=ડ Z=ઢ ý=ણ ‚=ત Œ=દ Ä=ધ ™=ન …=પ V=ફ ƒ=બ ¼=ભ {=મ Þ=ય h=ર ÷=લ ¤=ળ ð=વ þ=શ Ë=સ n=હ',
  'õ=ક્ Ï=ખ્ ø=ગ્ Î=ઘ્ å=ચ્ ß=જ્ Å=ઞ્ Û=ણ્ í=ત્ Ú=થ્ æ=ધ્ L=ન્ Ã=પ્ ^=ફ્ ç=બ્ Ç=ભ્ B=મ્ G=ય્ Õ=લ્ é=ળ્ Ô=વ્ ~=શ્ »=ષ્ M=સ્ û=ક્ષ્ ¿=જ્ઞ્ º=ત્ર્ ²=સ્ર્ ¥=ત્ત્ Ò=ન્ન્ Ì=હ્ય્',
  '¢=ક્ર £=ફ્ર «=પ્ર ÿ=દ્ર ©=શ્ર ´=હ્ર @=જ્ર C=ઝ્ર ú=્ર Ù=્ર ›=્રુ ‰=્રૂ â=્ય',
  '¬=ક્ક Ñ=ઙ્ક Ö=ઙ્ખ Ü=ઙ્ગ d=ઙ્ઘ è=ટ્ટ a=ટ્ઠ ê=ઠ્ઠ œ=ડ્ડ D=ડ્ઢ ë=ઢ્ઢ J=ત્ન Æ=દ્દ Ø=દ્ધ N=દ્ગ j=દ્ઘ m=દ્બ K=દ્ભ È=દ્મ ã=દ્ય î=દ્વ á=દૃ',
  '¡=પ્ન ó=પ્ત ù=શ્ચ §=શ્ન ï=શ્વ ü=ષ્ટ c=ષ્ઠ ñ=હ્મ ö=હ્ન b=હ્વ Ó=હૃ Á=રુ Y=રૂ S=જી ò=જા',
  't=ા r=ઇ◌ ®=ઇ◌ં Š=ઇ◌◌ર્ e=ી ª=ીં `=◌ર્ીં w=ુ q=ૂ ]=ૃ u=ે i=ૈ ì=ૅ k=ં P=ઁ |=઼ T=્ à=ઽ o=◌ર્ >=।',
  '0=૦ 1=૧ 2=૨ 3=૩ 4=૪ 5=૫ 6=૬ 7=૭ 8=૮ 9=૯',
);

/** Gopika, and GopikaTwo of Bhasha-Bharti, whose font file has the same character map under the name B Bharati GopikaTwo. */
export const gopika: LegacyFont = { key: 'gopika', name: 'Gopika', families: /gopika|^kap\s?\d{2,}/i, glyphs };

export const bhashaBharti: LegacyFont = { key: 'bhasha-bharti', name: 'Bhasha-Bharti', families: /bharati|bharti|bhasha/i, glyphs };
