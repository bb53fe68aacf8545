import { z } from 'zod';
import { rowId } from '../../../site/calls/rowId.ts';

/** What readers may follow. */
export const followKinds = ['topic', 'crop', 'team'] as const;
export type FollowKind = (typeof followKinds)[number];

/** One of them. */
export type FollowTarget = { kind: FollowKind; id: number };

/** The ids of what is of a kind among targets, or what has one. */
export const idsOf = (targets: readonly FollowTarget[], wanted: FollowKind): number[] =>
  targets.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));

/** The field of forms, calls and rows that names a target of each kind; one of them is given. */
export const fieldOf = { topic: 'topicId', crop: 'cropId', team: 'teamId' } as const satisfies Record<FollowKind, string>;
type Named = { [Field in (typeof fieldOf)[FollowKind]]?: number | null | undefined };

const fields = { topicId: rowId.optional(), cropId: rowId.optional(), teamId: rowId.optional() };

/** The target that the fields name; undefined without one, or with several. */
export function targetOf(named: Named): FollowTarget | undefined {
  const targets = followKinds.flatMap((kind) => {
    const id = named[fieldOf[kind]] ?? undefined;
    return id === undefined ? [] : [{ kind, id }];
  });
  return targets.length === 1 ? targets[0] : undefined;
}

/** The fields as a call takes them: the target that they name. */
export const followBody = z.object(fields).transform((body, context): FollowTarget => {
  const target = targetOf(body);
  if (target) return target;
  context.addIssue({ code: 'custom', path: ['topicId'], message: 'exactly one of topicId, cropId and teamId must be given' });
  return z.NEVER;
});

/** The target that a form names; undefined if it names none. */
export function targetOfForm(form: FormData): FollowTarget | undefined {
  const parsed = z.object(fields).safeParse(Object.fromEntries(form));
  return parsed.success ? targetOf(parsed.data) : undefined;
}
