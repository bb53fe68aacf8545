import type { WriteContext } from '../../platform/change.ts';
import { addMenuItem, type MenuItemDraft } from './commands.ts';

type Item = Omit<MenuItemDraft, 'place' | 'parentId'> & { under?: Item[] };

const category = (slug: string, name: string, under: Item[] = []): Item => ({ name, type: 'category', slug, under });
const city = (slug: string, name: string): Item => ({ name, type: 'city', slug });

const demoMenus: Record<MenuItemDraft['place'], Item[]> = {
  top: [
    { name: 'ઈ-પેપર', type: 'epaper' },
    { name: 'English', type: 'english' },
    { name: 'ગુજરાતી', type: 'gujarati' },
    { name: 'શોધો', type: 'search' },
  ],
  // Magazines comes after the seventh by itself.
  bottom: [
    { name: 'હોમ', type: 'home' },
    category('gujarat', 'ગુજરાત', [
      category('saurashtra', 'સૌરાષ્ટ્ર'),
      category('kutch', 'કચ્છ'),
      category('madhya-gujarat', 'મધ્ય ગુજરાત'),
      category('dakshin-gujarat', 'દક્ષિણ ગુજરાત'),
    ]),
    {
      name: 'શહેર',
      type: 'city',
      under: [
        city('ahmedabad', 'અમદાવાદ'),
        city('surat', 'સુરત'),
        city('baroda', 'વડોદરા'),
        city('rajkot', 'રાજકોટ'),
        city('bhavnagar', 'ભાવનગર'),
        city('gandhinagar', 'ગાંધીનગર'),
        city('bhuj', 'ભુજ'),
        city('north-gujarat', 'ઉત્તર ગુજરાત'),
        city('kheda-anand', 'ખેડા-આણંદ'),
      ],
    },
    category('national', 'ભારત'),
    category('international', 'વિશ્વ'),
    category('business', 'બિઝનેસ'),
    category('sports', 'રમતગમત', [{ name: 'ક્રિકેટ', type: 'cricket' }]),
    { name: 'ચૂંટણી', type: 'election' },
    { name: 'મંડી ભાવ', type: 'category', url: '/mandi-bhav' },
    category('entertainment', 'મનોરંજન'),
    category('health', 'આરોગ્ય'),
    category('agriculture', 'ખેતી'),
    category('science', 'વિજ્ઞાન-ટેક'),
    { name: 'શિક્ષણ', type: 'education' },
    category('culture', 'સંસ્કૃતિ'),
    { name: 'વિડિયો', type: 'video' },
    { name: 'વેબ સ્ટોરી', type: 'webstory' },
    { name: 'તાજા સમાચાર', type: 'topNews', url: '/recent-news/1' },
    { name: 'સૌથી વધુ વંચાયેલા', type: 'topNews', url: '/top-read-news/1' },
    { name: 'ફોટો ગેલેરી', type: 'category', url: '/photo-gallery' },
  ],
  dynamic: [
    { name: 'ટોપ સ્ટોરી', type: 'topNews' },
    { name: 'સરળ સમજ', type: 'category', url: '/section/samjo/1' },
    { name: 'કામની વાત', type: 'category', url: '/section/kaam-ni-vaat/1' },
    category('agriculture', 'ખેતી'),
    category('health', 'આરોગ્ય'),
  ],
  mobile: [
    { name: 'હોમ', type: 'home' },
    { name: 'તાજા', type: 'topNews', url: '/recent-news/1' },
    { name: 'વિડિયો', type: 'video' },
    { name: 'મેગેઝિન', type: 'magazine' },
  ],
};

export async function addDemoMenus(context: WriteContext): Promise<void> {
  for (const place of ['top', 'bottom', 'dynamic', 'mobile'] as const) {
    for (const { under = [], ...item } of demoMenus[place]) {
      const parentId = await addMenuItem(context, { place, ...item });
      for (const child of under) await addMenuItem(context, { place, ...child, parentId });
    }
  }
}
