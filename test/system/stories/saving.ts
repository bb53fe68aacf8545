import { readTopic } from '../../../src/content/topics/queries.ts';
import { createStory, saveStory } from '../../../src/desks/stories/copies/saveStory.ts';
import { workingCopy } from '../../../src/desks/stories/copies/workingCopy.ts';
import { applyTransition } from '../../../src/desks/stories/steps/applyTransition.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { openDatabase } from '../../../src/platform/database.ts';
import { p } from '../../../src/platform/document/blocks.ts';
import type { Staff } from '../../../src/site/newsroom/staff.ts';

// A process of its own for `storyFaults.test.ts`: writes stories, saves and publishes them, and says what is acknowledged, until it is killed.

const dataDir = process.argv[2] ?? '';
const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
const category = await readTopic(db, 'category', 'crops');
if (!category) throw new Error('The demo paper has no category crops');
const staff: Staff = { id: 'chief', name: 'તંત્રી', email: 'chief@savar.example', role: 'chief-editor', deskIds: [], cityIds: [] };
const at = () => ({ context: { db, invalidate: () => undefined, clock: systemClock, by: staff }, staff, now: new Date() });
const copyOf = (text: string) =>
  workingCopy.parse({ headline: text, slug: 'varta', categoryId: category.id, body: { type: 'doc', content: [p(text)] } });
const print = (line: string) => process.stdout.write(`${line}\n`);
for (let count = 1; ; count++) {
  const id = await createStory(at(), { working: copyOf(`સ્ટોરી ${count}`), plannedFor: null, deadline: null });
  print(`${id} 1 draft`);
  await saveStory(at(), id, { version: 1, working: copyOf(`સ્ટોરી ${count}, સુધારેલી`), autosave: false });
  print(`${id} 2 draft`);
  await applyTransition(at(), id, { step: 'publish', version: 2, note: '', smallCorrection: false });
  print(`${id} 3 published`);
}
