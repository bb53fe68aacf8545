import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardContent } from '../src/platform/images/cards/cardContent.ts';
import { renderCard } from '../src/platform/images/cards/renderCard.ts';
import { openTypesetter } from '../src/platform/images/cards/typesetter.ts';

// Processor time and bytes of social cards, drawn one after the other: `npm run bench:cards`.

const TIMES = 20;
const root = join(import.meta.dirname, '..');
const typesetter = openTypesetter(join(root, 'dist/fonts'));
const picture = readFileSync(join(root, 'demo/pictures/river-front.webp'));

const headline = 'રિવરફ્રન્ટની સાંજ હવે વધુ લાંબી: શહેરના પુસ્તકમેળામાં આઠ લાખ પુસ્તકો અને રોજના સો કાર્યક્રમ';
const story: CardContent = { design: 'story', kicker: 'અમદાવાદ', headline, note: '24 Nov 2026', picture: { url: '/media/a.webp' } };
const cards: readonly { name: string; content: CardContent; picture?: Uint8Array }[] = [
  { name: 'story with a picture', content: story, picture },
  { name: 'story without one', content: story },
  { name: 'list', content: { design: 'list', kicker: 'શહેર', headline: 'અમદાવાદ', note: 'શહેર અને આસપાસના આજના તાજા સમાચાર.' } },
  {
    name: 'match',
    content: {
      design: 'match',
      kicker: 'ગ્રુપ A, મેચ 12',
      headline: '24 Nov 2026',
      isLive: true,
      sides: [
        { name: 'ભારત', score: '305/7', overs: '50 ઓવર', isBatting: false },
        { name: 'ઑસ્ટ્રેલિયા', score: '184/3', overs: '31.2 ઓવર', isBatting: true },
      ],
      note: 'જીતવા 112 બોલમાં 122 રન જોઈએ',
    },
  },
];

for (const { name, content, picture: file } of cards) {
  await renderCard(typesetter, content, file);
  const began = process.cpuUsage();
  let bytes = 0;
  for (let time = 0; time < TIMES; time++) bytes = (await renderCard(typesetter, content, file)).bytes.length;
  const { user, system } = process.cpuUsage(began);
  process.stdout.write(`${name}: ${((user + system) / 1000 / TIMES).toFixed(0)} ms of processor, ${(bytes / 1024).toFixed(0)} KB\n`);
}
