import { glyphTable, type LegacyFont } from './legacyFont.ts';

/** Harikrishna and the fonts with the same character map (Hari, Nilkanth, Ghanshyam, Yogi, Pramukh …); their layout is phonetic. */
export const harikrishna: LegacyFont = {
  key: 'harikrishna',
  name: 'Harikrishna',
  families: /hari\s?krishna|^hari\b|nilkanth|ghanshyam|^yogi\b|^nil\b|pramukh|amrut|^muni\b|pragji/i,
  glyphs: glyphTable(
    'a=અ e=ઇ E=ઈ u=ઉ U=ઊ ä=ઋ',
    'k=ક K=ખ g=ગ G=ઘ c=ચ C=છ j=જ z=ઝ T=ટ q=ઠ D=ડ Q=ઢ N=ણ t=ત Y=થ d=દ F=ધ n=ન p=પ f=ફ b=બ B=ભ m=મ y=ય r=ર l=લ L=ળ v=વ S=શ P=ષ s=સ h=હ',
    'x=ક્ષ X=જ્ઞ ~=શ્ર #=ત્ર્ _=ત્ત્ È=ક્ષ્ É=જ્ઞ્',
    '±=ક્ ²=ખ્ ³=ગ્ ´=ઘ્ µ=ચ્ μ=ચ્ ¶=જ્ ·=ણ્ R=ત્ ¸=થ્ ¹=ધ્ º=ન્ ¼=પ્ ¾=બ્ ¿=ભ્ À=મ્ Á=ય્ Ã=લ્ Ç=ળ્ Ä=વ્ Æ=શ્ O=ષ્ A=સ્',
    'Ê=ક્ક Ì=જ્જ Í=ટ્ટ Î=ઠ્ઠ Ï=ડ્ડ Ð=ઢ્ઢ Ñ=દ્દ Ü=દ્ધ Û=દ્ઘ w=દ્ય o=દ્વ Ú=દ્વ W=દ્ર Ò=ન્ન Ó=લ્લ Õ=જ્ર á=શ્ચ â=શ્ન V=શ્વ Ö=ષ્ટ ×=ષ્ઠ à=સ્ત્ર H=હ્ય M=હ્મ',
    'ã=હૃ @=રુ $=રૂ J=જી Ô=જા Â=્ય \\=્ર |=્ર ^=્ર',
    'i=ા (=ઇ◌ I=ઇ◌ †=ઇ◌ં )=ી „=ી …=ીં &=ુ ‰=ુ *=ૂ Š=ૂ Z=ૃ [=ે ]=ૈ ƒ=ૅ >=ં ‚=ં ‡=ઁ `=્ <=◌ર્',
    '{=( }=) 0=૦ 1=૧ 2=૨ 3=૩ 4=૪ 5=૫ 6=૬ 7=૭ 8=૮ 9=૯',
  ),
};
