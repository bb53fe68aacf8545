/** Words that Gujarati papers spell in several ways, with the one spelling of this paper. */
const HOUSE_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/મૅચ/u, 'મેચ'],
  [/બૉલ/u, 'બોલ'],
  [/બૅટ(?!રી)/u, 'બેટ'],
  [/ટૉસ/u, 'ટોસ'],
  [/કૅચ/u, 'કેચ'],
  [/ઑવર/u, 'ઓવર'],
  [/ઇ-?મે[ઇઈ]?લ|ઈ-મે[ઇઈ]?લ|ઈમે[ઇઈ]લ/u, 'ઈમેલ'],
  [/ઇ-પેપર/u, 'ઈ-પેપર'],
  [/મૅગેઝિન|મેગેઝીન/u, 'મેગેઝિન'],
  [/ગૅલે?રી/u, 'ગેલેરી'],
  [/શોર્ટ/u, 'શૉર્ટ'],
  [/વીડિયો|વિડીયો|વીડીયો/u, 'વિડિયો'],
  [/કોપી/u, 'કૉપિ'],
  [/કોલમ/u, 'કૉલમ'],
  [/ઓનલાઇન|ઓનલાઈન|ઑનલાઈન/u, 'ઑનલાઇન'],
  [/લાઈવ/u, 'લાઇવ'],
  [/ફાઈલ/u, 'ફાઇલ'],
  [/વેબસાઈટ/u, 'વેબસાઇટ'],
  [/સ્લાઈડ/u, 'સ્લાઇડ'],
  [/ન્યુઝલેટર/u, 'ન્યૂઝલેટર'],
  [/પોઈ?ઇ?ન્ટ|પૉઈન્ટ/u, 'પૉઇન્ટ'],
  [/બૅંક|બેંક|બેન્ક/u, 'બૅન્ક'],
  [/સ્ત્રોત/u, 'સ્રોત'],
  [/ક(?:મ્પ્યૂ|[ોૉ]મ્પ્ય[ુૂ])ટર/u, 'કમ્પ્યુટર'],
  [/શોધ એન્જિન/u, 'સર્ચ એન્જિન'],
  [/આખા સ્ક્રીન/u, 'આખી સ્ક્રીન'],
  // Half of the readers take it for "the one before".
  [/આગલું/u, 'પછીનું'],
  [/લવાઈ રહ્યું/u, 'લોડ થઈ રહ્યું'],
  [/થોડી વારે ફરી કરો/u, 'થોડી વાર પછી ફરી પ્રયત્ન કરો'],
];

/** The spellings in a text that are not this paper's, each with the one that is. */
export function otherSpellings(text: string): string[] {
  return HOUSE_SPELLINGS.flatMap(([other, ours]) => {
    const match = other.exec(text);
    return match ? [`${match[0]}, here spelt ${ours}`] : [];
  });
}
