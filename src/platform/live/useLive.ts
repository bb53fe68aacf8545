import { useEffect, useState } from 'react';

/**
 * The latest state of a live topic (`match:12`): first the state that the page was rendered with, then each update. All widgets of a page
 * share one connection. On the server, and without script, it is the rendered state.
 */
export function useLive<State>(topic: string, rendered: State): State {
  const [state, setState] = useState(rendered);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void import('./connection.client.ts').then(({ listenTo }) => {
      // The states come from our server, with the type that the desk uses for both the page and the live connection; null means that the
      // topic no longer exists.
      if (!left) stop = listenTo(topic, (entry) => entry !== null && setState(entry as State));
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [topic]);
  return state;
}
