import type { FileFault } from './fileFault.ts';
import type { MatchFile } from './matchFileSchema.ts';
import { fileWords as words } from './words.ts';

/** All players in a file, by their index in `people` from 1; substitute fielders are in no squad. */
export type FilePeople = {
  people: { registryId: string; name: string; team: 1 | 2 }[];
  squads: readonly [readonly number[], readonly number[]];
  idOf: (name: string) => number | undefined;
  /** Adds a fielder who is in no squad to this team. */
  substitute: (name: string, team: 1 | 2) => number | undefined;
};

const MIN_PLAYERS = 11;

/** Reads the two squads of a match; undefined if they cannot be determined. */
export function readPeople({ info, innings }: MatchFile, complain: (message: FileFault['message']) => void): FilePeople | undefined {
  const registry = new Map(Object.entries(info.registry.people));
  const people: FilePeople['people'] = [];
  const byName = new Map<string, number>();
  const ids = new Set<string>();
  let isSound = true;
  const refuse = (message: FileFault['message'], name?: string) => {
    complain(name === undefined ? message : named(message, name));
    isSound = false;
  };
  const add = (name: string, team: 1 | 2): number | undefined => {
    const registryId = registry.get(name);
    if (registryId === undefined) refuse(words.notInRegistry, name);
    else if (byName.has(name)) refuse(words.playerTwice, name);
    else if (ids.has(registryId)) refuse(words.sameId, name);
    else {
      people.push({ registryId, name, team });
      byName.set(name, people.length);
      ids.add(registryId);
      return people.length;
    }
    return undefined;
  };
  const sides = Object.keys(info.players);
  if (sides.length !== 2 || info.teams.some((team) => !sides.includes(team))) refuse(words.strangeSide);
  const squadOf = (team: string, side: 1 | 2): number[] => {
    const listed = info.players[team] ?? [];
    const players = [...listed, ...replacementsOf(innings, team).filter((name) => !listed.includes(name))];
    if (players.length < MIN_PLAYERS) refuse(words.fewPlayers, team);
    return players.flatMap((name) => add(name, side) ?? []);
  };
  const squads = [squadOf(info.teams[0], 1), squadOf(info.teams[1], 2)] as const;
  if (!isSound) return undefined;
  return { people, squads, idOf: (name) => byName.get(name), substitute: (name, team) => byName.get(name) ?? add(name, team) };
}

/**
 * Players who replaced others during the match, such as concussion substitutes or impact players; not every file lists them in the squad.
 */
function replacementsOf(innings: MatchFile['innings'], team: string): string[] {
  const balls = innings.flatMap((one) => one.overs.flatMap(({ deliveries }) => deliveries));
  const names = balls.flatMap(({ replacements }) => (replacements?.match ?? []).filter((one) => one.team === team).map((one) => one.in));
  return [...new Set(names)];
}

/** A message with the name it is about. */
export const named = (message: FileFault['message'], name: string): FileFault['message'] => ({
  gu: `${message.gu} (${name})`,
  en: `${message.en} (${name})`,
});
