import { type ComponentType, createElement, useId } from 'react';

/**
 * When an island wakes: `visible` when it comes within 200 px of the screen, `idle` when the browser has nothing else
 * to do, `interaction` at the first press, touch, key or hover in it (which is then repeated for the island).
 */
export type HydrateOn = 'visible' | 'idle' | 'interaction';

export type IslandStatus = 'waiting' | 'loading' | 'ready' | 'failed';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

export type IslandComponent<Props extends object> = ComponentType<Props> & { islandName: string; view: ComponentType<Props> };

/** Props travel in the page: more than this belongs in a call. */
const MAX_PROPS_BYTES = 4096;

type RenderIsland = (view: ComponentType<object>, props: object, idPrefix: string) => string;
let renderIsland: RenderIsland | undefined;

/** Set once by the server, which is the only place that can render; the browser never calls it. */
export function renderIslandsWith(render: RenderIsland): void {
  renderIsland = render;
}

/**
 * Makes a component that the server renders in place and the browser hydrates when its trigger fires. Its file is
 * named `<Name>.island.tsx` and exports it under `name`; its props are plain JSON of at most 4 KB. One that waits for an interaction, and
 * shows what a reader has kept on the device under the key `stored`, also wakes when it is near and something is kept there.
 */
export function island<Props extends { readonly [Key in keyof Props]: Json }>(
  name: string,
  options: { hydrate: HydrateOn; stored?: string },
  view: ComponentType<Props>,
): IslandComponent<Props> {
  const onPage = (props: Props) =>
    createElement(IslandHost, { name, on: options.hydrate, stored: options.stored, view: view as ComponentType<object>, props });
  return Object.assign(onPage, { islandName: name, view });
}

/**
 * An island whose browser half is a script without React, for what must work before anything is touched: `start` of
 * `<Name>.plain.client.ts` is given its element, as the server rendered it, and its props.
 */
export function plainIsland<Props extends { readonly [Key in keyof Props]: Json }>(
  name: string,
  options: { hydrate: HydrateOn },
  view: ComponentType<Props>,
): ComponentType<Props> {
  return island(name, options, view);
}

type Host = { name: string; on: HydrateOn; stored: string | undefined; view: ComponentType<object>; props: object };

/** The element around an island: its name, trigger and props, and what the server rendered of it. */
function IslandHost({ name, on, stored, view, props }: Host) {
  const idPrefix = useId();
  if (!renderIsland) throw new Error(`The island ${name} stands inside another island: only the server renders islands.`);
  const json = JSON.stringify(props);
  if (new TextEncoder().encode(json).length > MAX_PROPS_BYTES) {
    throw new Error(`The props of the island ${name} pass ${MAX_PROPS_BYTES} bytes.`);
  }
  const script = `<script type="application/json">${json.replace(/</g, '\\u003c')}</script>`;
  return createElement('gs-island', {
    name,
    on,
    stored,
    'data-status': 'waiting' satisfies IslandStatus,
    'id-prefix': idPrefix,
    dangerouslySetInnerHTML: { __html: script + renderIsland(view, props, idPrefix) },
  });
}
