import type { WriteContext } from '../../../platform/change.ts';
import { addTopic } from '../commands.ts';

/** The paper's own running lists, without which no story can be published. */
export async function seedRequiredLists(context: WriteContext): Promise<void> {
  const lists = [
    { slug: 'latest', name: 'તાજા સમાચાર', nameEn: 'Latest' },
    { slug: 'breaking', name: 'બ્રેકિંગ ન્યૂઝ', nameEn: 'Breaking news' },
    { slug: 'top-head', name: 'મુખ્ય સમાચાર', nameEn: 'Top heads' },
    { slug: 'top-story', name: 'ટોપ સ્ટોરી', nameEn: 'Top stories' },
  ];
  for (const [position, list] of lists.entries()) await addTopic(context, { kind: 'list', position, ...list });
}
