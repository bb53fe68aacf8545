import { readTopic } from '../../content/topics/queries.ts';
import type { App } from '../../site/app.ts';
import { readNewest } from '../articles/queries.ts';
import { addPost, openCoverage, setKeyPoints } from './commands.ts';
import { livePostDraft } from './posts/livePost.ts';

/** The slug of the demo story that is covered (`articles/demo/yardLive.ts`). */
const STORY = 'yardno-ek-divas-palepal';
const MINUTE = 60_000;
/** The demo paper's newest hours. */
const LOOKED_THROUGH = 60;

type DemoPost = { minutesAgo: number; headline?: string; body: string; pictureKey?: string; pictureCaption?: string; pinned?: boolean };

const posts: readonly DemoPost[] = [
  {
    minutesAgo: 395,
    headline: 'દરવાજે પહેલી ગાડી',
    body: 'અંધારું હજી ઊતર્યું નથી ને દરવાજે ગાડીઓની હાર લાગી ગઈ છે. આગળ ઊભેલા ખેડૂત કહે છે, “વહેલા આવો તો ઓટલો સારો મળે, ને ઓટલો સારો તો વેપારીની નજર પહેલી પડે.”',
  },
  {
    minutesAgo: 352,
    body: 'દરવાજે દરેક ગાડીની નોંધ થાય છે: ખેડૂતનું નામ, ગામ, જણસ અને અંદાજી વજન. ચિઠ્ઠી હાથમાં આવે પછી જ ગાડી અંદર જાય.',
  },
  {
    minutesAgo: 310,
    headline: 'ઓટલે ઢગલા ગોઠવાયા',
    body: 'કપાસ, મગફળી અને તલના અલગ ઓટલા છે. મજૂરો ગૂણો ઠાલવીને ઢગલાને ગોળ આકાર આપે છે, જેથી ચારે બાજુથી માલ દેખાય.',
    pictureKey: 'groundnut',
    pictureCaption: 'મગફળીનો ડોડો તોડીને દાણો જોવાય: કેટલા ભરાવદાર, કેટલા પોચા.',
  },
  {
    minutesAgo: 271,
    headline: 'ભેજ મપાયો, પછી જ બોલી',
    body: 'કપાસની ગાંસડી પર વેપારી હથેળી દબાવે છે, પણ છેલ્લો બોલ યંત્રનો. ભેજ વધારે નીકળે તો ભાવ ઘટે.\n\nખેડૂતો માટે સાદી વાત: ઝાકળમાં વીણેલો કપાસ તડકે સૂકવ્યા વિના ભરશો નહીં.',
    pinned: true,
  },
  {
    minutesAgo: 228,
    headline: 'હરાજીનો ટકોરો',
    body: 'ઘંટ વાગ્યો ને ઓટલા વચ્ચે ટોળું જામ્યું. હરાજી કરનાર એક ઢગલા પાસે અટકે, મુઠ્ઠી ભરીને માલ ઊંચકે અને બોલી શરૂ થાય. એક ઢગલાનો સોદો એક મિનિટમાં પૂરો.',
  },
  {
    minutesAgo: 174,
    body: 'બોલી ન ગમે તો ખેડૂત માલ રોકી શકે છે. આજે બે ખેડૂતે ના પાડી. એકનો માલ ફરી બોલાયો ત્યારે પહેલાં કરતાં વધારે ભાવ મળ્યો.',
  },
  {
    minutesAgo: 121,
    headline: 'તોલકાંટે લાઇન',
    body: 'હવે બધાની નજર કાંટા પર છે. વજન પડદા પર દેખાય છે અને ચિઠ્ઠીમાં છપાય છે. તોલ પછી ગૂણ પર ખરીદનારની નિશાની લાગે.',
    pictureKey: 'cotton-field',
    pictureCaption: 'ખેતરથી યાર્ડ સુધી: વીણેલો કપાસ અહીં તોલાઈને ગાંસડી બનવા જાય છે.',
  },
  {
    minutesAgo: 63,
    body: 'હિસાબની બારીએ પાકું બિલ મળે છે: વજન, ભાવ, કપાત અને ચૂકવવાની રકમ. રકમ ખાતામાં જમા થવાનો સંદેશો આવે ત્યાં સુધી ઘણા ખેડૂત ચા પીતા બેઠા છે.',
  },
  {
    minutesAgo: 14,
    headline: 'છેલ્લી ગૂણ તોલાઈ',
    body: 'ઓટલા વળાઈ રહ્યા છે. કાલે કઈ જણસની આવક વધશે તેની વાત અત્યારથી શરૂ થઈ ગઈ છે.',
  },
];

/** A live coverage that has gone on since the morning. */
export async function demoCoverage(app: App): Promise<void> {
  const latest = await readTopic(app.db, 'list', 'latest');
  const stories = latest ? await readNewest(app.db, latest.id, LOOKED_THROUGH) : [];
  const story = stories.find(({ address }) => address.includes(`/${STORY}-`));
  if (!story) throw new Error(`The demo paper has no story ${STORY}`);
  const now = app.clock().getTime();
  const minutesAgo = (minutes: number) => new Date(Math.floor(now / MINUTE) * MINUTE - minutes * MINUTE);
  await openCoverage(app, story.id, minutesAgo(400));
  await setKeyPoints(app, story.id, [
    'ગાડીની નોંધ દરવાજે થાય; ચિઠ્ઠી સાચવી રાખવી.',
    'કપાસનો ભાવ ભેજ માપ્યા પછી જ બોલાય છે.',
    'બોલી મંજૂર ન હોય તો ખેડૂત ના પાડી શકે.',
    'વજન અને કપાતની વિગત પાકા બિલમાં જોઈ લેવી.',
  ]);
  for (const [at, { minutesAgo: minutes, ...draft }] of posts.entries()) {
    const sentAs = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
    await addPost(app, story.id, sentAs, livePostDraft.parse(draft), { author: 'સવાર', authorId: 'demo', now: minutesAgo(minutes) });
  }
}
