import { setTimeout as sleep } from 'node:timers/promises';
import { openPlannedPlay } from '../../demo/cricket/plannedPlay.ts';
import { NothingToReplay, openMatchReplay } from '../../desks/cricket/scoring/replayMatch.ts';
import type { CommandContext } from '../commandContext.ts';
import { failOn } from '../commandFailure.ts';
import { play } from './play.ts';

/** Replays a match ball by ball. */
export async function replayMatch({ match, speed }: { match: string; speed: number }, context: CommandContext): Promise<void> {
  const { print, progress, stopped } = context;
  await play(async (app) => {
    const { title, address, pauseMs, steps, close } = await failOn([NothingToReplay], () =>
      openMatchReplay(app, match, openPlannedPlay(app.demoDir)),
    );
    return {
      address,
      close,
      play: async () => {
        print(`${title}: ${steps.length} steps, ${speed} times as fast as life`);
        const shown = progress('balls');
        for (const [at, step] of steps.entries()) {
          print(await step());
          shown.update((at + 1) / steps.length, at + 1);
          await sleep(pauseMs / speed, undefined, { signal: stopped });
        }
      },
    };
  }, context);
}
