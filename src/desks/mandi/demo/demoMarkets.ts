/** What the demo paper's yards trade: levels near those of the real yards in 2025 and 2026, in rupees a quintal. */
export type DemoCrop = {
  slug: string;
  /** Rupees a quintal in the middle of the year. */
  level: number;
  /** How much a usual day moves it, in thousandths. */
  moves: number;
  varieties?: readonly string[];
  yards: string;
};

/** Traded all year, with a year and more behind them. */
export const mainCrops: readonly DemoCrop[] = [
  {
    slug: 'cotton',
    level: 7250,
    moves: 9,
    varieties: ['Shanker 6 (B) 30mm FIne'],
    yards: 'rajkot gondal amreli savarkundla jasdan botad morbi halvad bhavnagar himatnagar',
  },
  { slug: 'groundnut', level: 5650, moves: 10, varieties: ['Small', 'Bold'], yards: 'rajkot gondal junagadh jamnagar' },
  { slug: 'cumin', level: 19400, moves: 12, yards: 'unjha rajkot gondal halvad jamnagar dhrangadhra thara' },
  { slug: 'castor', level: 6180, moves: 6, yards: 'patan siddhpur deesa dhanera mehsana kadi palanpur harij mansa' },
  { slug: 'wheat', level: 2640, moves: 6, varieties: ['Lokwan'], yards: 'rajkot gondal ahmedabad himatnagar dahod jasdan dholka bavla' },
  { slug: 'onion', level: 1480, moves: 26, varieties: ['Red'], yards: 'mahuva gondal bhavnagar rajkot-veg ahmedabad-vasna surat' },
  { slug: 'potato', level: 1320, moves: 18, yards: 'deesa-veg ahmedabad-vasna rajkot-veg surat anand-veg padra' },
  { slug: 'sesame', level: 9900, moves: 9, varieties: ['White'], yards: 'rajkot amreli savarkundla jasdan gondal' },
];

const SAURASHTRA =
  'rajkot gondal amreli junagadh jamnagar jasdan botad morbi halvad dhoraji jetpur savarkundla visavadar bhavnagar talaja wankaner';
const NORTH = 'unjha patan siddhpur deesa dhanera mehsana palanpur harij mansa himatnagar visnagar vijapur modasa tharad';
const VEGETABLES = 'ahmedabad-vasna rajkot-veg surat anand-veg padra deesa-veg mehsana-veg navsari vyara dahod-veg ankleshwar khambhat-veg';

/** Shown for the last weeks only. */
export const otherCrops: readonly DemoCrop[] = [
  { slug: 'garlic', level: 6200, moves: 22, yards: SAURASHTRA },
  { slug: 'gram', level: 5480, moves: 7, varieties: ['Desi (Whole)'], yards: SAURASHTRA },
  { slug: 'kabuli-gram', level: 7400, moves: 9, yards: 'rajkot gondal jamnagar junagadh' },
  { slug: 'coriander', level: 7100, moves: 9, varieties: ['A-1, Green'], yards: 'gondal rajkot jetpur junagadh jasdan' },
  { slug: 'mustard', level: 5940, moves: 6, yards: `${NORTH} bhuj` },
  { slug: 'bajra', level: 2480, moves: 8, varieties: ['Desi'], yards: `${NORTH} rajkot bhavnagar` },
  { slug: 'soyabean', level: 4320, moves: 8, yards: 'rajkot gondal amreli junagadh dahod himatnagar' },
  { slug: 'tur', level: 6720, moves: 7, varieties: ['777 New Ind'], yards: 'rajkot gondal jasdan bharuch jambusar dahod' },
  { slug: 'moong', level: 7300, moves: 8, yards: 'rajkot jamnagar bhuj patan himatnagar' },
  { slug: 'urad', level: 6600, moves: 8, yards: 'rajkot himatnagar modasa dahod' },
  { slug: 'moth', level: 5150, moves: 7, yards: 'bhuj rapar tharad dhanera' },
  { slug: 'fennel', level: 8900, moves: 10, yards: 'unjha patan siddhpur mehsana' },
  { slug: 'isabgul', level: 11600, moves: 8, yards: 'unjha rapar siddhpur palanpur' },
  { slug: 'ajwain', level: 9800, moves: 10, yards: 'jamnagar unjha rajkot' },
  { slug: 'dill', level: 7800, moves: 8, yards: 'unjha siddhpur patan' },
  { slug: 'fenugreek', level: 5200, moves: 8, yards: 'rajkot gondal unjha jamnagar' },
  { slug: 'guar-seed', level: 4900, moves: 7, yards: 'bhuj patan harij deesa rajkot' },
  { slug: 'dry-chilli', level: 14200, moves: 12, yards: 'gondal rajkot jetpur' },
  { slug: 'jowar', level: 3600, moves: 7, varieties: ['White'], yards: 'rajkot botad surat jambusar vyara' },
  { slug: 'maize', level: 2260, moves: 7, yards: 'dahod limkheda modasa himatnagar' },
  { slug: 'paddy', level: 2080, moves: 6, yards: 'bavla dholka anand vyara dahod' },
  { slug: 'rajgira', level: 6100, moves: 8, yards: 'deesa palanpur thara' },
  { slug: 'tobacco', level: 9400, moves: 6, varieties: ['Beedi'], yards: 'umreth unjha' },
  { slug: 'tomato', level: 1650, moves: 45, yards: VEGETABLES },
  { slug: 'brinjal', level: 1780, moves: 40, yards: VEGETABLES },
  { slug: 'bhindi', level: 2900, moves: 35, yards: VEGETABLES },
  { slug: 'cabbage', level: 880, moves: 40, yards: VEGETABLES },
  { slug: 'cauliflower', level: 1720, moves: 42, yards: VEGETABLES },
  { slug: 'green-chilli', level: 2350, moves: 36, yards: VEGETABLES },
  { slug: 'bottle-gourd', level: 1240, moves: 38, yards: VEGETABLES },
  { slug: 'coriander-leaves', level: 2200, moves: 60, yards: VEGETABLES },
  { slug: 'lemon', level: 5200, moves: 28, yards: VEGETABLES },
  { slug: 'ginger', level: 3800, moves: 20, yards: VEGETABLES },
  { slug: 'cucumber', level: 1850, moves: 34, yards: VEGETABLES },
  { slug: 'banana', level: 1900, moves: 12, yards: 'surat bharuch anand-veg navsari rajpipla' },
  { slug: 'papaya', level: 1500, moves: 18, yards: 'surat navsari anand-veg' },
  { slug: 'sapota', level: 2400, moves: 18, yards: 'navsari bilimora surat' },
  { slug: 'pomegranate', level: 7600, moves: 14, yards: 'ahmedabad-vasna bhuj deesa-veg' },
];
