import { archiveCommand } from './archive.ts';
import type { Command } from './command.ts';
import { cricketCommand } from './cricket.ts';
import { electionCommand } from './election.ts';
import { epaperCommand } from './epaper.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { mandiCommand } from './mandi.ts';
import { newsroomCommands } from './newsroom.ts';
import { replayCommands } from './replay.ts';
import { subscribersCommand } from './subscribers.ts';

/** The commands of the newspaper, in the order of the help. A new command is added here. */
export const commands: readonly Command[] = [
  importCommand,
  exportCommand,
  epaperCommand,
  electionCommand,
  subscribersCommand,
  mandiCommand,
  cricketCommand,
  ...replayCommands,
  ...newsroomCommands,
  archiveCommand,
];
