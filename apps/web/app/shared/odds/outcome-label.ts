import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import type { useTranslations } from 'use-intl';

type Translate = ReturnType<typeof useTranslations<'events'>>;

/** The short sign of an outcome in a column of a list; an outcome without one is called by its name. */
export function outcomeLabel(t: Translate, outcome: Pick<Outcome, 'key' | 'name'>): string {
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
