import { glyphTable, type LegacyFont } from './legacyFont.ts';

/**
 * The common part of the Shree-Lipi fonts, as far as two independent sources and printed text confirm it. Half forms and ligatures in
 * neither source are not guessed: they stay unchanged, and the preview counts them.
 */
const common = glyphTable(
  'A=અ B=ઇ C=ઈ D=ઉ E=ઊ F=ઋ G=ૠ ±=ૐ',
  'L=ક M=ખ N=ગ O=ઘ P=ઙ Q=ચ R=છ S=જ Ä=જ T=ઝ U=ઞ V=ટ W=ઠ X=ડ Y=ઢ Z=ણ s=ત v=દ a=ફ b=બ c=ભ d=મ e=ય f=ર g=લ m=ળ h=વ i=શ j=ષ k=સ l=હ',
  '¿=ખ્ Ý=ધ્ å=બ્ õ=સ્ Ñ=ત્ત Ö=દ્વ °=્ર ®=◌ર્ ¹=્',
  'p=ા q=ઇ◌ r=ઇ◌ u=ી y=ુ w=ૂ |=ૂ ©=ૃ «=ૄ ¸=ૅ ¡=ે ¥=ૈ „=ં »=ં ƒ=ઁ @=ઽ',
  '0=૦ 1=૧ 2=૨ 3=૩ 4=૪ 5=૫ 6=૬ 7=૭ 8=૮ 9=૯',
);

/** Shree-Guj 0768 and related fonts. */
export const shreeLipi: LegacyFont = {
  key: 'shree-lipi',
  name: 'Shree-Lipi',
  families: /shree[\s-]?(guj|lipi)/i,
  glyphs: { ...common, ...glyphTable('\\=થ ^=ધ _=ન `=પ') },
};

/** The web version of the same character map, which uses curly quotes for the glyphs on brackets and straight quotes. */
export const shreeLipiWeb: LegacyFont = {
  key: 'shree-lipi-web',
  name: 'Shree-Lipi (WW)',
  families: /^ww-?gj/i,
  glyphs: { ...common, ...glyphTable('‘=થ ’=ધ “=ન ”=પ') },
};
