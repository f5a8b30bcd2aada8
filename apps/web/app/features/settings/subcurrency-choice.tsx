import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useSite } from '../../site/site.tsx';
import { keepSubcurrency, shownCurrencies } from '../../state/preferences/subcurrency-choices.ts';
import { useSession } from '../../state/session/use-session.ts';
import { Select } from '../../ui/select/select.tsx';

/** The unit that the player's coins are shown and typed in, for each wallet that has more than one (CONFIG-10). */
export function SubcurrencyChoices() {
  const { subcurrencies } = useSite();
  const { accounts } = useSession();
  return accounts
    .filter(({ currency }) => subcurrencies[currency] !== undefined)
    .map(({ currency }) => <SubcurrencyChoice key={currency} currency={currency} />);
}

function SubcurrencyChoice({ currency }: { readonly currency: string }) {
  const t = useTranslations('subcurrency');
  const { subcurrencies } = useSite();
  const shown = useStore(shownCurrencies, (choices) => choices[currency]?.code);
  const offered = subcurrencies[currency] ?? [];
  const options = [currency, ...offered.map(({ code }) => code)].map((value) => ({ value, text: value }));
  return (
    <Select
      isStacked
      label={t('label', { currency })}
      options={options}
      value={shown ?? currency}
      onChange={(next) => keepSubcurrency(currency, offered.find(({ code }) => code === next) ?? null)}
    />
  );
}
