import type { BonusCondition } from '@slipstream/betting/bonus/eligibility';
import { useFormatter, useTranslations } from 'use-intl';

import { useSite } from '../../../site/site.tsx';
import { useTimeText } from '../../../shared/match/time-text.ts';
import { useOddsText } from '../../../shared/odds/use-odds-text.ts';

/** What a bonus asks for, in a sentence. */
export function useConditionWords(sportName: (key: string) => string): (condition: BonusCondition) => string {
  const t = useTranslations('bonuses.condition');
  const format = useFormatter();
  const odds = useOddsText();
  const timeText = useTimeText();
  const { locale } = useSite();
  const bounds = (
    range: { readonly min: number | null; readonly max: number | null },
    text: (value: number) => string,
  ) => {
    const { min, max } = range;
    if (min !== null && max !== null) return t('between', { min: text(min), max: text(max) });
    return min === null ? t('atMost', { max: text(max ?? 0) }) : t('atLeast', { min: text(min) });
  };
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const list = (values: readonly (string | number)[]) => format.list(values.map(String), { type: 'disjunction' });
  return (condition) => {
    switch (condition.code) {
      case 'active':
        return t('active');
      case 'not-expired': {
        const date = timeText(condition.endsMs, 'dateTime');
        return t('notExpired', { date });
      }
      case 'uses-left':
        return t('usesLeft', { count: condition.usesLeft });
      case 'verified':
        return t('verified');
      case 'country':
        return t('country', { values: list(condition.values.map((code) => regions.of(code.toUpperCase()) ?? code)) });
      case 'currency':
        return t('currency', { values: list(condition.values) });
      case 'bet-type':
        return t('betType', { values: list(condition.values.map((type) => t(`betTypes.${type}`))) });
      case 'selection-count':
        return t('selectionCount', { range: bounds(condition.range, String) });
      case 'total-odds':
        return t('totalOdds', { range: bounds(condition.range, (value) => odds(value as never)) });
      case 'selection-odds':
        return t('selectionOdds', { range: bounds(condition.range, (value) => odds(value as never)) });
      case 'match-status':
        return t(
          condition.values.includes(1) ? (condition.values.includes(0) ? 'matchAny' : 'matchLive') : 'matchBefore',
        );
      case 'sport':
        return t('sport', { values: list(condition.values.map(sportName)) });
      case 'category':
        return t('category');
      case 'league':
        return t('league');
    }
  };
}
