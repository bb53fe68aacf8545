import { type ComponentType, createElement, useId } from 'react';
import type { Language } from '../text/language.ts';
import { useLanguage } from '../text/useText.ts';

/**
 * When an island hydrates: `visible` within 200 px of the screen, `idle` when the browser has nothing else to do, `interaction` at the
 * first press, touch, key or hover in it (which is then repeated for the island).
 */
export type HydrateOn = 'visible' | 'idle' | 'interaction';

export type IslandStatus = 'waiting' | 'loading' | 'ready' | 'failed';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

export type IslandComponent<Props extends object> = ComponentType<Props> & { islandName: string; view: ComponentType<Props> };

/** Props are part of the page; larger data belongs in a call. */
const MAX_PROPS_BYTES = 4096;

type RenderIsland = (view: ComponentType<object>, props: object, idPrefix: string, language: Language) => string;
let renderIsland: RenderIsland | undefined;

/** Called once by the server, the only side that renders islands; the browser never calls it. */
export function renderIslandsWith(render: RenderIsland): void {
  renderIsland = render;
}

/**
 * Makes a component that the server renders in place and the browser hydrates when its trigger fires. Its file is named `<Name>.island.tsx`
 * and exports it under `name`; its props are plain JSON of at most 4 KB. An island that waits for an interaction and shows data stored on
 * the device under the key `stored` also hydrates when it is near the screen and that data exists.
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
 * An island whose client part is a script without React, for content that must work before the first interaction: `start` of
 * `<Name>.plain.client.ts` gets the server-rendered element and its props.
 */
export function plainIsland<Props extends { readonly [Key in keyof Props]: Json }>(
  name: string,
  options: { hydrate: HydrateOn; stored?: string },
  view: ComponentType<Props>,
): ComponentType<Props> {
  return island(name, options, view);
}

type Host = { name: string; on: HydrateOn; stored: string | undefined; view: ComponentType<object>; props: object };

/** The element around an island: its name, trigger and props, and the server-rendered content. */
function IslandHost({ name, on, stored, view, props }: Host) {
  const idPrefix = useId();
  const language = useLanguage();
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
    dangerouslySetInnerHTML: { __html: script + renderIsland(view, props, idPrefix, language) },
  });
}
