import { AsyncLocalStorage } from 'node:async_hooks';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type Duration, milliseconds } from '../platform/clock.ts';
import { readingOnce } from '../platform/reads/readOnce.ts';

/** A page could not be rendered, because of any component on it. */
export class CannotRender extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Called for every contribution that is left out. */
export type OnLeftOut = (contribution: string, error: unknown) => void;

/** A page without one of its contributions is rendered again after this time. */
const TRY_AGAIN_AFTER: Duration = '5s';

/** How long a response may be cached, given what was left out of it. */
export const freshWithout = (leftOut: ReadonlySet<string>, usual: Duration): Duration =>
  leftOut.size > 0 && milliseconds(usual) > milliseconds(TRY_AGAIN_AFTER) ? TRY_AGAIN_AFTER : usual;

type Making = { leftOut: Set<string>; rendersNodesFirst: boolean };
const making = new AsyncLocalStorage<Making>();

/**
 * Something that a desk adds to pages of other desks. It is reached by `use` only, so that a fault in one desk does not break another
 * desk's page: a contribution that throws is left out, logged and counted, and the page is rendered again soon (`leavingOut`).
 */
export class Contribution<T> {
  readonly desk: string;
  /** The desk's name for it, unique among those of a kind: `sidebar block magazines`. */
  readonly kind: string;
  readonly #name: string;
  readonly #given: T;
  readonly #onLeftOut: OnLeftOut;

  constructor(desk: string, kind: string, input: T, onLeftOut: OnLeftOut) {
    this.desk = desk;
    this.kind = kind;
    this.#name = `${desk}: ${kind}`;
    this.#given = input;
    this.#onLeftOut = onLeftOut;
  }

  /** The result of `work` on the contribution; undefined if it throws. */
  async use<R>(work: (input: T) => R | Promise<R>): Promise<R | undefined> {
    try {
      const made = await work(this.#given);
      if (making.getStore()?.rendersNodesFirst) renderNodes(made);
      return made;
    } catch (error) {
      making.getStore()?.leftOut.add(this.#name);
      this.#onLeftOut(this.#name, error);
      return undefined;
    }
  }
}

/** Renders the components of a contribution, to throw their errors here. */
function renderNodes(made: unknown): void {
  if (typeof made !== 'object' || made === null) return;
  for (const value of Object.values(made)) if (isValidElement(value)) renderToString(value);
}

/**
 * Makes a page or a response and returns which contributions were left out. If its components cannot be rendered, it is made once more with
 * every contribution rendered separately first, so that the failing one is left out.
 */
export async function leavingOut<T>(make: () => Promise<T>): Promise<{ made: T; leftOut: ReadonlySet<string> }> {
  const around = making.getStore();
  const leftOut = around?.leftOut ?? new Set<string>();
  const rendersNodesFirst = around?.rendersNodesFirst ?? false;
  try {
    return { made: await readingOnce(() => making.run({ leftOut, rendersNodesFirst }, make)), leftOut };
  } catch (error) {
    if (!(error instanceof CannotRender) || rendersNodesFirst) throw error;
    return { made: await readingOnce(() => making.run({ leftOut, rendersNodesFirst: true }, make)), leftOut };
  }
}
