import type { LimitRefusal, Refusal } from '@slipstream/betting/refusals/refusal';
import { useTranslations } from 'use-intl';

import { useMoney } from '../money/use-money.ts';
import { useOddsText } from '../odds/use-odds-text.ts';
import { refusalMessage, type FactWriter, type Figures } from './refusal-table.ts';

interface RefusalSetting {
  readonly currency: string;
  readonly matchName: FactWriter['matchName'];
}

/** The table decides which figures a message gets, and its test that they are the right ones. */
type Translate = (key: string, figures: Figures) => string;

/** A refusal in words, with its figures (LIMIT-5: every disabled state says why). */
export function useRefusalWords(): (refusal: Refusal, setting: RefusalSetting) => string {
  const t = useTranslations('refusals') as unknown as Translate;
  const writer = useWriter();
  return (refusal, setting) => t(...refusalMessage(refusal, writer(setting)));
}

/** A limit that is met but lets the bet through (LIMIT-2, LIMIT-4). */
export function useWarningWords(): (warning: LimitRefusal, currency: string) => string {
  const t = useTranslations('refusals.warning') as unknown as Translate;
  const writer = useWriter();
  return (warning, currency) => t(...refusalMessage(warning, writer({ currency, matchName: () => '' })));
}

function useWriter(): (setting: RefusalSetting) => FactWriter {
  const money = useMoney();
  const odds = useOddsText();
  return ({ currency, matchName }) => ({
    money: (amount, ofLimit = currency) => money(amount, ofLimit),
    odds,
    matchName,
  });
}
