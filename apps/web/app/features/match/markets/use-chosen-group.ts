import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** The tab of the bet builder, and the anchor that opens it (CUSTOM-2). */
export const builderTab = 'betbuilder';
export const builderAnchor = '#betBuilder';

const mark = 'marketGroup';

/**
 * The group of markets a player chose; null for all of them. It belongs to the entry of the history, so that Back shows the
 * same markets (ROUTE-12). A link to the bet builder opens its tab, when the page is loaded with it and when it is followed
 * on the page.
 */
export function useChosenGroup(hasBuilder: boolean): readonly [string | null, (group: string | null) => void] {
  const [kept] = useState(keptGroup);
  const [chosen, setChosen] = useState<string | null>();
  // A loaded page is drawn as the server drew it first.
  const isDrawn = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const choose = useCallback((group: string | null) => {
    setChosen(group);
    history.replaceState({ ...stateNow(), [mark]: group }, '');
  }, []);
  useEffect(() => {
    if (!hasBuilder) return undefined;
    const follow = () => location.hash === builderAnchor && setChosen(builderTab);
    if (keptGroup() === undefined) follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [hasBuilder]);
  return [(chosen === undefined && isDrawn ? kept : chosen) ?? null, choose];
}

function subscribe(): () => void {
  return () => {};
}

/** Undefined where none was chosen yet. */
function keptGroup(): string | null | undefined {
  const group = stateNow()[mark];
  return typeof group === 'string' || group === null ? group : undefined;
}

function stateNow(): Readonly<Record<string, unknown>> {
  const state: unknown = typeof history === 'undefined' ? null : history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
