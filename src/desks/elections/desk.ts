import type { Desk } from '../../site/desk.ts';
import { electionCalls } from './api.ts';
import { addDemoElections } from './demo.ts';
import { doubtPolls, electionsFollowTopics } from './doubtPolls.ts';
import { tallyTopic } from './liveTally.ts';
import { electionNewsroomCalls } from './newsroomApi.ts';
import { electionRecords } from './records.ts';

export const electionsDesk: Desk = {
  name: 'elections',
  calls: electionCalls,
  newsroom: electionNewsroomCalls,
  live: [tallyTopic],
  storyDoubts: doubtPolls,
  followsTopics: electionsFollowTopics,
  records: electionRecords,
  demo: addDemoElections,
};
