import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type IslandExport = { view: ComponentType<object> };

function isIsland(value: unknown): value is IslandExport {
  return typeof value === 'function' && 'view' in value && typeof value.view === 'function';
}

function Announced({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Hydrates one island from its chunk. If it throws, the server's HTML is restored and `onFail` is called. */
export function hydrate(element: Element, name: string, chunk: unknown, onReady: () => void, onFail: (error: unknown) => void): void {
  const result = typeof chunk === 'object' && chunk !== null ? Object.entries(chunk).find(([key]) => key === name)?.[1] : undefined;
  if (!isIsland(result)) throw new Error(`The chunk of the island ${name} does not export it`);
  const script = element.firstElementChild;
  const props: object = JSON.parse(script?.textContent ?? '{}');
  script?.remove();
  const served = element.innerHTML;
  const root = hydrateRoot(element, createElement(Announced, { onReady }, createElement(result.view, props)), {
    identifierPrefix: element.getAttribute('id-prefix') ?? '',
    onUncaughtError: (error) => {
      onFail(error);
      // React empties the root after this returns.
      setTimeout(() => {
        root.unmount();
        element.innerHTML = served;
      });
    },
  });
}
