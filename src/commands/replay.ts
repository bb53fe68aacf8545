import { z } from 'zod';
import { command } from './command.ts';

const MAX_SPEED = 100_000;

const speed = (usual: number) =>
  z.coerce
    .number(`is how many times as fast as life, up to ${MAX_SPEED}`)
    .positive(`is how many times as fast as life, up to ${MAX_SPEED}`)
    .max(MAX_SPEED, `is how many times as fast as life, up to ${MAX_SPEED}`)
    .default(usual)
    .describe('how many times as fast as life')
    .meta({ value: 'times' });

/** Replays live events for readers in a marked copy that is not listed. */
export const replayCommands = [
  command({
    name: 'replay match',
    summary: 'Plays a match again in a marked copy: one of the paper by its number, or of a match file.',
    example: 'npm run replay -- match 31 --speed 60',
    positionals: ['match'],
    // At normal speed there is a ball every two seconds.
    options: z.object({ match: z.string().describe('its number in the paper, or its file'), speed: speed(20) }),
    run: async (input, context) => (await import('./run/replayMatch.ts')).replayMatch(input, context),
  }),
  command({
    name: 'replay election',
    summary: 'Plays a counting day again in a copy of the election.',
    example: 'npm run replay -- election election-2024 --speed 60',
    positionals: ['election'],
    // At normal speed a minute takes a second.
    options: z.object({ election: z.string().default('election-2024').describe('the election'), speed: speed(60) }),
    run: async (input, context) => (await import('./run/replayElectionDay.ts')).replayElectionDay(input, context),
  }),
];
