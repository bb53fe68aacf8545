import { slugOf } from '../../../platform/text/slug.ts';
import type { Gender } from '../rules/format.ts';
import { knownTeams } from './knownNames.ts';

const MAX_CODE = 8;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A unique code and slug for a team. Codes are Latin letters; women's codes end in W. */
export function freeCodeAndSlug(
  nameEn: string,
  gender: Gender,
  taken: { codes: ReadonlySet<string>; slugs: ReadonlySet<string> },
): { code: string; slug: string } {
  const known = knownTeams.find((team) => team.nameEn === nameEn);
  const ending = gender === 'female' ? 'W' : '';
  const codes = known ? [known.code, ...codesOf(nameEn)] : codesOf(nameEn).filter((code) => !knownTeams.some((team) => team.code === code));
  const isFree = (code: string) => code.length + ending.length <= MAX_CODE && !taken.codes.has(`${code}${ending}`);
  const code = codes.find(isFree) ?? numbered(codes.at(-1) ?? 'TEAM', isFree);
  const wanted = `${known?.slug ?? slugOf(nameEn)}${gender === 'female' ? '-women' : ''}`;
  return { code: `${code}${ending}`, slug: freeSlug(wanted, taken.slugs) };
}

/** The first of `wanted`, `wanted-2`, `wanted-3` … that is free. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** Candidates for a team's code, best first: the initials of its words, then increasingly many letters of its name. */
function codesOf(nameEn: string): string[] {
  const words = slugOf(nameEn)
    .toUpperCase()
    .split('-')
    .map((word) => word.replace(/[^A-Z]/g, ''));
  const initials = words.map((word) => word.charAt(0)).join('');
  const letters = words.join('');
  const beginnings = Array.from({ length: MAX_CODE - 2 }, (_, at) => letters.slice(0, at + 3));
  return [...(initials.length >= 2 ? [initials.slice(0, MAX_CODE - 1)] : []), ...beginnings].filter((code) => code.length >= 2);
}

/** `base` with two letters appended: enough for any number of teams. */
function numbered(base: string, isFree: (code: string) => boolean): string {
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      const code = `${base.slice(0, MAX_CODE - 3)}${first}${second}`;
      if (isFree(code)) return code;
    }
  }
  throw new Error(`There is no free code for a side whose name begins ${base}`);
}
