type OnPop = (event: PopStateEvent) => void;

const listeners = new Set<OnPop>();

/**
 * Called before the router exists. Browsers hand an event of the window to its listeners in the order they were added,
 * whether they capture or not, so nothing that is added later can keep a step of the history from the router.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => {
    for (const listener of listeners) listener(event);
  });
}

/** Hears of each step of the history before the router does; the returned function ends that. */
export function onPopFirst(listener: OnPop): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
