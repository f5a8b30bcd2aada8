import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import { formatOdds, type OddsFormat } from '@slipstream/units/format-odds';
import { isMatchComing, isMatchLive, isMatchOver } from '@slipstream/units/match-status';
import { isMarketOpen } from '@slipstream/units/market-status';

import type { ShareFacts } from './share-drawing.server.ts';

export interface ShareWords {
  readonly siteName: string;
  readonly locale: string;
  readonly live: string;
  readonly final: string;
  readonly oddsFormat: OddsFormat;
}

const signs = { home: '1', draw: 'X', away: '2' } as const;
const pricesMax = 3;
/** The scripts our font supports. Others would be boxes without a system font. */
const readable = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]*$/u;

/** The texts of a match picture. Times are UTC, because the reader's zone is unknown. */
export function shareFacts(event: Extract<SportEvent, { type: 'match' }>, words: ShareWords): ShareFacts {
  const { home, away } = event.competitors;
  const { category, name, sport } = event.tournament;
  const score = isMatchComing(event.status) ? null : (event.statistics?.totalScore ?? null);
  const isOver = isMatchOver(event.status);
  const market =
    isOver || event.mainMarket === null || !isMarketOpen(event.mainMarket.status) ? undefined : event.mainMarket;
  return {
    siteName: words.siteName,
    league: [sport.name, category.name, name].filter((part) => readable.test(part)).join(' · '),
    centre: score === null ? clockTime(event.startTime) : `${score.home} – ${score.away}`,
    when: score === null ? dayText(event.startTime, words.locale) : isOver ? words.final : words.live,
    isLive: isMatchLive(event.status),
    home: home.name,
    away: away.name,
    prices: (market?.outcomes ?? []).slice(0, pricesMax).map((outcome) => ({
      label:
        (outcome.key !== null && Object.hasOwn(signs, outcome.key) && signs[outcome.key as keyof typeof signs]) ||
        outcome.name,
      price: formatOdds(outcome.odds, words.oddsFormat),
    })),
  };
}

/** The language's text if our font supports it, else English. */
export function readableWords(own: string, english: string): string {
  return readable.test(own) ? own : english;
}

function clockTime(iso: string): string {
  return new Date(iso).toISOString().slice(11, 16);
}

function dayText(iso: string, locale: string): string {
  const write = (language: string) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(iso),
    );
  return `${readableWords(write(locale), write('en'))}, UTC`;
}
