import type { CurrentCandidate, CurrentSeat, PartyNames } from './currentSeat.ts';
import type { Problem, SeatInput } from './resultsInput.ts';
import { resultWords as words } from './resultWords.ts';
import { folded } from './seatNames.ts';

/** The candidate of each line of votes, in the order of the lines, and the new ones among them. */
export type Matched = { candidates: CurrentCandidate[]; added: CurrentCandidate[]; problems: Problem[] };

const NOTA = 'NOTA';
const OTHER_PARTY = 'OTH';
const notaNames = new Set(['NOTA', 'None of the Above', 'નોટા', 'ઉપરના પૈકી કોઈ નહીં'].map(folded));

/**
 * Finds the candidates of a delivery by number or by name in either script, and by party if two have the same name. NOTA exists in every
 * seat; other candidates are added only if the source lists all candidates.
 */
export function matchCandidates(seat: CurrentSeat, input: SeatInput, parties: PartyNames): Matched {
  const problems: Problem[] = [];
  const added: CurrentCandidate[] = [];
  const taken = new Set<number>();
  let nextNumber = Math.max(0, ...seat.candidates.map(({ number }) => number)) + 1;
  let nextId = Math.min(0, ...seat.candidates.map(({ id }) => id)) - 1;
  const add = (about: Omit<CurrentCandidate, 'id' | 'number' | 'votes'>): CurrentCandidate => {
    const candidate = { id: nextId, number: nextNumber, votes: 0, ...about };
    nextNumber += 1;
    nextId -= 1;
    added.push(candidate);
    return candidate;
  };
  const candidates = input.votes.flatMap(({ candidate: called, party }, at) => {
    const row = input.rows[at] ?? input.row;
    const match = find(called, party);
    if ('message' in match) {
      problems.push({ row, message: match.message });
      return [];
    }
    taken.add(match.id);
    return [match];
  });
  // If a full list lacks a candidate on record, it belongs to another seat or election.
  const missing = input.bringsCandidates ? seat.candidates.filter(({ id, isNota }) => !isNota && !taken.has(id)) : [];
  problems.push(...missing.map(({ nameEn }) => ({ row: input.row, message: words.notInList(nameEn) })));
  return { candidates, added, problems };

  function find(called: string | number, party: string | undefined): CurrentCandidate | { message: Problem['message'] } {
    if (typeof called === 'number')
      return seat.candidates.find(({ number }) => number === called) ?? { message: words.noCandidate(String(called)) };
    const name = folded(called);
    if (notaNames.has(name)) {
      return seat.candidates.find(({ isNota }) => isNota) ?? add({ name: NOTA, nameEn: NOTA, party: NOTA, partyName: '', isNota: true });
    }
    const code = party === undefined ? undefined : (parties.get(folded(party)) ?? OTHER_PARTY);
    const named = seat.candidates.filter(
      (candidate) =>
        !taken.has(candidate.id) && !candidate.isNota && (folded(candidate.name) === name || folded(candidate.nameEn) === name),
    );
    const ofParty = named.filter((candidate) => code === undefined || (candidate.party === code && sameParty(candidate, party)));
    const [first, second] = ofParty;
    if (first && (!second || input.bringsCandidates)) return first;
    if (first) return { message: words.severalCandidates(called) };
    if (input.bringsCandidates) {
      return add({
        name: called,
        nameEn: called,
        party: code ?? OTHER_PARTY,
        partyName: code === OTHER_PARTY ? (party ?? '') : '',
        isNota: false,
      });
    }
    return { message: named.length > 0 && party !== undefined ? words.otherParty(called, party) : words.noCandidate(called) };
  }
}

/** Parties without a row of their own share a code; their names distinguish them. */
const sameParty = (one: CurrentCandidate, party: string | undefined): boolean =>
  one.partyName === '' || party === undefined || folded(one.partyName) === folded(party);
