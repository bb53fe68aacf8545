import { expect } from 'vitest';
import { readTopic, type TopicKind } from '../../../src/content/topics/queries.ts';
import type { WorkingCopy } from '../../../src/desks/stories/copies/workingCopy.ts';
import type { StoryForEditing } from '../../../src/desks/stories/lists/storyShapes.ts';
import type { StoryStep } from '../../../src/desks/stories/steps/storySteps.ts';
import { p } from '../../../src/platform/document/blocks.ts';
import type { Staff } from '../../../src/site/newsroom/staff.ts';
import { staffMember, type TestApp } from '../openTestApp.ts';

/** The newsroom at work in a test: what editors do by its calls. */
export function newsroomOf(newspaper: TestApp) {
  const { ask } = newspaper;
  const chief = staffMember('chief-editor');
  const idOf = async (kind: TopicKind, slug: string) => {
    const topic = await readTopic(newspaper.app.db, kind, slug);
    if (!topic) throw new Error(`The demo paper has no ${kind} ${slug}`);
    return topic.id;
  };
  /** A copy that lacks nothing. */
  const copy = async (changes: Partial<WorkingCopy> = {}): Promise<Partial<WorkingCopy>> => ({
    headline: 'ડેમના દરવાજા ખોલાયા',
    slug: 'dam-darvaja',
    deck: 'નીચાણવાળાં ગામોને સાવચેત કરાયાં.',
    body: { type: 'doc', content: [p('ડેમની સપાટી વધતાં દરવાજા ખોલવામાં આવ્યા.')] },
    categoryId: await idOf('category', 'crops'),
    ...changes,
  });
  const begin = async (staff: Staff = chief, changes: Partial<WorkingCopy> = {}): Promise<StoryForEditing> => {
    const response = await ask(staff, 'post', '/stories', { working: await copy(changes) });
    expect(response.status).toBe(200);
    return response.json();
  };
  const one = async (id: number, staff: Staff = chief): Promise<StoryForEditing> => (await ask(staff, 'get', `/stories/${id}`)).json();
  const save = (staff: Staff, story: StoryForEditing, changes: Partial<WorkingCopy>, more: { autosave?: boolean } = {}) =>
    ask(staff, 'put', `/stories/${story.id}`, { version: story.version, working: { ...story.working, ...changes }, ...more });
  const saved = async (
    staff: Staff,
    story: StoryForEditing,
    changes: Partial<WorkingCopy>,
    more: { autosave?: boolean } = {},
  ): Promise<StoryForEditing> => {
    const response = await save(staff, story, changes, more);
    expect(response.status).toBe(200);
    return response.json();
  };
  const step = async (staff: Staff, id: number, name: StoryStep, more: { note?: string; at?: string; smallCorrection?: boolean } = {}) =>
    ask(staff, 'post', `/stories/${id}/steps`, { step: name, version: (await one(id)).version, ...more });
  const stepped = async (
    staff: Staff,
    id: number,
    name: StoryStep,
    more: { note?: string; at?: string; smallCorrection?: boolean } = {},
  ): Promise<StoryForEditing> => {
    const response = await step(staff, id, name, more);
    expect([name, response.status, response.status === 200 ? '' : await response.clone().text()]).toEqual([name, 200, '']);
    return response.json();
  };
  return { chief, idOf, copy, begin, one, save, saved, step, stepped };
}
