import { useEffect, useState } from 'react';

/**
 * The newest state of a live topic (`match:12`): what the page was rendered with, until another one is told. All widgets of a page share one
 * connection. On the server, and without script, it is what was rendered.
 */
export function useLive<State>(topic: string, rendered: State): State {
  const [state, setState] = useState(rendered);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void import('./connection.client.ts').then(({ listenTo }) => {
      // The server's own states, of the type that the desk gives both to the page and to the wire; null is what there is no longer.
      if (!left) stop = listenTo(topic, (entry) => entry !== null && setState(entry as State));
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [topic]);
  return state;
}
