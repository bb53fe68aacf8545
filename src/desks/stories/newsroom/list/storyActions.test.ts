import { expect, test } from 'vitest';
import type { Staff } from '../../../../site/newsroom/staff.ts';
import type { StoryRow } from '../../lists/storyShapes.ts';
import { storyStates } from '../../steps/storySteps.ts';
import { isPossible, storyActions } from './storyActions.ts';

const staff = (role: Staff['role']): Staff => ({ id: 'ravi', name: 'રવિ', email: 'ravi@savar.example', role, deskIds: [], cityIds: [] });

const row = (state: StoryRow['state'], ownerId: string): StoryRow => ({
  ...{ id: 1, state, headline: '', slug: '', version: 1, publishedVersion: null, hasChanges: false, categoryId: null, cityId: null },
  ...{ topicNames: [], authorIds: [], ownerId, ownerName: '', note: '', plannedFor: null, deadline: null, planVersion: 0 },
  ...{ scheduledAt: null, publishedAt: null, createdAt: '', updatedAt: '', lock: null },
});

const actionsOf = (role: Staff['role'], state: StoryRow['state'], ownerId = 'mira') =>
  storyActions.filter((action) => isPossible(action, staff(role), row(state, ownerId)));

test('a reporter can do something with several stories of their own only', () => {
  expect(actionsOf('reporter', 'draft', 'ravi')).toEqual(['submit', 'handOver', 'trash']);
  for (const state of storyStates) expect(actionsOf('reporter', state)).toEqual([]);
});

test('what comes of a draft comes by the desk; what readers see is withdrawn, and never put into the trash at once', () => {
  expect(actionsOf('desk-editor', 'draft')).toEqual(['submit', 'approve', 'publish', 'handOver', 'trash']);
  expect(actionsOf('desk-editor', 'published')).toEqual(['withdraw', 'handOver']);
  expect(actionsOf('sub-editor', 'in_review')).toEqual(['return', 'recall', 'handOver']);
  expect(actionsOf('administrator', 'trash')).toEqual(['untrash']);
});
