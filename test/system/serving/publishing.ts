import { readTopic } from '../../../src/content/topics/queries.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { openDatabase } from '../../../src/platform/database.ts';
import { p } from '../../../src/platform/document/blocks.ts';
import { publishStory } from '../../publishStory.ts';

// A process of its own for `faults.test.ts`: publishes story after story and says the id of each once it is acknowledged,
// until it is killed.

const dataDir = process.argv[2] ?? '';
const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
const context = { db, invalidate: () => undefined, clock: systemClock };
const category = await readTopic(db, 'category', 'crops');
if (!category) throw new Error('The demo paper has no category crops');
for (let count = 1; ; count++) {
  const id = await publishStory(context, {
    slug: `varta-${count}`,
    headline: `વાર્તા ${count}`,
    deck: '',
    kicker: '',
    body: { type: 'doc', content: [p('એક ફકરો.')] },
    categoryId: category.id,
    topicIds: [],
    publishedAt: new Date(),
  });
  process.stdout.write(`${id}\n`);
}
