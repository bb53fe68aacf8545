import { setTimeout as sleep } from 'node:timers/promises';
import type { TallyBox } from '../../desks/elections/queries.ts';
import { readElection } from '../../desks/elections/queries.ts';
import { removeReplay } from '../../desks/elections/replay/removeReplays.ts';
import { NothingCounted, replayElection } from '../../desks/elections/replay/replayElection.ts';
import type { CommandContext } from '../commandContext.ts';
import { CommandFailure, failOn } from '../commandFailure.ts';
import { play } from './play.ts';

/** Counting begins at eight in the morning (in minutes of the day). */
const FIRST_MINUTE = 8 * 60;
const MAX_PARTIES = 4;

/** Replays a counting day in a copy of the election. */
export async function replayElectionDay(input: { election: string; speed: number }, context: CommandContext): Promise<void> {
  const { election: token, speed } = input;
  const { print, progress, stopped } = context;
  await play(async (app) => {
    const election = await readElection(app.db, token);
    if (!election || election.isReplay) throw new CommandFailure(`The paper has no election "${token}".`);
    const copy = `${token}-replay`;
    return {
      address: `/${copy}`,
      close: () => removeReplay(app, copy),
      play: async () => {
        const shown = progress('seats');
        const wait = (ms: number) => sleep(ms, undefined, { signal: stopped });
        const onStep = (minute: number, tally: TallyBox) => {
          print(lineOf(minute, tally));
          shown.update(tally.won / tally.seats, tally.won);
        };
        const { won, seats } = await failOn([NothingCounted], () => replayElection(app, { token, copy, speed, seed: 1, wait, onStep }));
        print(`All is counted: ${won} of ${seats} seats`);
      },
    };
  }, context);
}

function lineOf(minute: number, { parties }: TallyBox): string {
  const clock = FIRST_MINUTE + minute;
  const time = `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`;
  const leading = parties.filter(({ total }) => total > 0).slice(0, MAX_PARTIES);
  return `${time}  ${leading.map(({ code, total }) => `${code} ${total}`).join('  ')}`;
}
