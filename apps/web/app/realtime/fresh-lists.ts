import { use, useCallback, useEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
  type DataStrategyResult,
  type MiddlewareFunction,
} from 'react-router';

import { debounceRefresh } from './debounce-refresh.ts';

/** The loader data a page shows, by route, and the address it was loaded for. */
interface Shown {
  readonly address: string;
  readonly routes: readonly { readonly id: string; readonly data: unknown }[];
}

/** What the page shows during a background reload. */
let refreshing: Shown | undefined;
let hasFailed = false;

/**
 * Reloads the page's lists in the background. If a reload fails, the lists stay as they are and the reload is retried.
 */
export function useFreshLists(): () => ReturnType<typeof debounceRefresh> {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const shown = useRef<Shown>(undefined);
  const isLoading = useIsLoadingNow();
  useEffect(() => {
    const address = location.origin + pathname + search;
    const routes = matches.map(({ id, loaderData }) => ({ id, data: loaderData }));
    shown.current = { address, routes: routes.filter(({ data }) => data !== undefined) };
  }, [pathname, search, matches]);
  return useCallback(
    // Not during a load: it would be aborted and started again.
    () => debounceRefresh(async () => refresh(shown.current, revalidate), isLoading),
    [revalidate, isLoading],
  );
}

/** Loads the page's data again as often as it is asked to, one after another: a second load would cut the first off. */
export function useReload(): () => void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation().state;
  const isLoading = useIsLoadingNow();
  const isAsked = useRef(false);
  useEffect(() => {
    if (state !== 'idle' || navigation !== 'idle' || isLoading() || !isAsked.current) return;
    isAsked.current = false;
    void revalidate();
  }, [state, navigation, isLoading, revalidate]);
  return useCallback(() => {
    if (isLoading()) isAsked.current = true;
    else void revalidate();
  }, [isLoading, revalidate]);
}

/**
 * Whether a page is on its way, or the data of this one. The router is asked, because what a component knows is as old as
 * its last render: a load may have begun since.
 */
function useIsLoadingNow(): () => boolean {
  const router = use(DataRouterContext)?.router;
  return useCallback(() => {
    const state = router?.state;
    return state !== undefined && (state.navigation.state !== 'idle' || state.revalidation !== 'idle');
  }, [router]);
}

async function refresh(shown: Shown | undefined, revalidate: () => Promise<void>): Promise<boolean> {
  refreshing = shown;
  hasFailed = false;
  await revalidate();
  refreshing = undefined;
  return !hasFailed;
}

/**
 * A background reload must not replace a list with an error (ERROR-1). Navigation to another page has another address
 * and is not affected.
 */
export const keepShown: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const shown = refreshing;
  if (shown?.address !== request.url) return results;
  const failed = shown.routes.filter(({ id }) => isFailure(results[id]));
  if (failed.length > 0) hasFailed = true;
  return { ...results, ...Object.fromEntries(failed.map(({ id, data }) => [id, { type: 'data', result: data }])) };
};

/**
 * A thrown response below 400 is a redirect; `isWhole: false` means that a part of the page failed to load
 * (`pageReply`).
 */
function isFailure(loaded: DataStrategyResult | undefined): boolean {
  if (loaded === undefined) return false;
  if (loaded.type === 'error') return !(loaded.result instanceof Response && loaded.result.status < 400);
  return (
    typeof loaded.result === 'object' && loaded.result !== null && 'isWhole' in loaded.result && !loaded.result.isWhole
  );
}
