import type { StoryDraft } from '../../src/desks/stories/commands.ts';

/** A short story for a test to publish; `changes` says what the test is about. */
export function draftStory(changes: Partial<StoryDraft> & Pick<StoryDraft, 'categoryId'>): StoryDraft {
  return {
    slug: 'kasoti-varta',
    headline: 'કસોટી માટેની વાર્તા',
    deck: 'આ વાર્તા કસોટી પૂરતી જ છે.',
    kicker: '',
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'એક વાક્ય પૂરતું છે.' }] }] },
    topicIds: [],
    publishedAt: new Date(),
    ...changes,
  };
}
