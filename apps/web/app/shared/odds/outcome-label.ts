import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import type { useTranslations } from 'use-intl';

import { lineText, readSpecifier, withoutLine } from './specifier.ts';

type Translate = ReturnType<typeof useTranslations<'events'>>;
type Named = Pick<Outcome, 'key' | 'name'>;

/** The short sign of an outcome in a column of a list; an outcome without one is called by its name. */
export function outcomeLabel(t: Translate, outcome: Named): string {
  switch (outcome.key) {
    case 'home':
      return t('outcome.home');
    case 'draw':
      return t('outcome.draw');
    case 'away':
      return t('outcome.away');
    case 'over':
    case 'total':
    case 'under':
    case null:
      return outcome.name;
  }
}

/** The heading of an outcome's column: what all rows below it have in common, so without the line. */
export function columnLabel(t: Translate, { specifier }: Pick<Market, 'specifier'>, outcome: Named): string {
  const { line, isHandicap } = readSpecifier(specifier);
  switch (outcome.key) {
    case 'over':
      return t('outcome.over');
    case 'under':
      return t('outcome.under');
    case 'home':
      return isHandicap ? t('outcome.handicapHome') : t('outcome.home');
    case 'away':
      return isHandicap ? t('outcome.handicapAway') : t('outcome.away');
    case 'draw':
      return t('outcome.draw');
    case 'total':
    case null:
      return line === null ? outcome.name : withoutLine(outcome.name, line);
  }
}

/** What a button below a heading adds to it: the line, as it is for this side. */
export function lineLabel({ specifier }: Pick<Market, 'specifier'>, { key }: Pick<Outcome, 'key'>): string | undefined {
  const { line, isHandicap } = readSpecifier(specifier);
  if (line === null) return undefined;
  return lineText(isHandicap && key === 'away' ? opposite(line) : line, isHandicap);
}

/** What a line is about, where there is no heading above it; a handicap's sides are in the order of the teams. */
export function sideLabel(t: Translate, market: Pick<Market, 'specifier'>, outcome: Named): string | undefined {
  const { line, isHandicap } = readSpecifier(market.specifier);
  return line === null || isHandicap ? undefined : columnLabel(t, market, outcome);
}

/** A score is how both sides start, so it is the same for both. */
function opposite(line: string): string {
  if (line.includes(':')) return line;
  if (line.startsWith('-')) return line.slice(1);
  return Number(line) === 0 ? line : `-${line.replace('+', '')}`;
}
