import { readTopic } from '../content/topics/queries.ts';
import { addEdition } from '../desks/newsletter/commands.ts';
import type { App } from '../site/app.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const SEVEN_IN_THE_MORNING = 7 * 60;
const FIVE_IN_THE_EVENING = 17 * 60;

/** The editions of the demo's newsletter: one from the front page each morning, and two of categories on some days. */
export async function installNewsletter(app: App): Promise<void> {
  const now = app.clock();
  const front = { topicId: null, name: 'રોજની સવાર', subject: '{lead}', days: EVERY_DAY, minute: SEVEN_IN_THE_MORNING, isActive: true };
  await addEdition(app, front, now);
  const ofCategories = [
    { slug: 'agriculture', name: 'ખેતીની વાત', days: [1, 4] },
    { slug: 'science', name: 'વિજ્ઞાનની સવાર', days: [0] },
  ];
  for (const { slug, name, days } of ofCategories) {
    const category = await readTopic(app.db, 'category', slug);
    if (!category) continue;
    const edition = { topicId: category.id, name, subject: '{name}: {lead}', days, minute: FIVE_IN_THE_EVENING, isActive: true };
    await addEdition(app, edition, now);
  }
}
