import { useEffect, useState } from 'react';

import { useSite } from '../../../site/site.tsx';
import type { MatchHistory } from '../markets/facts/market-facts.ts';
import type { MatchPageData } from '../match-page-data.ts';

const triesMax = 3;
const pauseMs = 3000;

/** The earlier matches of both sides: those that came with the page, or what it asks for when they took too long (SHOW-14). */
export function useMatchHistory(page: MatchPageData): MatchHistory {
  const site = useSite();
  const [late, setLate] = useState<MatchHistory>();
  const matchId = page.event.id;
  const isWanted = page.isHistoryLate && late === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (triesLeft: number) => {
      const { fetchMatchHistory } = await import('./fetch-match-history.ts');
      const found = isGone ? undefined : await fetchMatchHistory(site, matchId);
      if (isGone) return;
      if (found !== undefined) setLate(found);
      else if (triesLeft > 1) timer = setTimeout(() => void ask(triesLeft - 1), pauseMs);
    };
    void ask(triesMax);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isWanted, site, matchId]);
  return page.isHistoryLate && late !== undefined ? late : page;
}
