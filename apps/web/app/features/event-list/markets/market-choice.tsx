import type { MarketId } from '@slipstream/units/ids';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';

import { useReload } from '../../../realtime/fresh-lists.ts';
import type { MarketsPerRow } from '../../../site/markets-per-row.ts';
import { shownRowMarkets, type RowMarketName } from '../../../site/row-markets.ts';
import { keepRowMarket } from '../../../state/preferences/preferences.ts';
import { useStores } from '../../../state/use-stores.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { marketChoiceNames } from './market-choice-names.ts';
import styles from './market-choice.module.css';

export interface MarketChoiceProps {
  readonly sport: { readonly key: string; readonly name: string };
  readonly markets: readonly RowMarketName[];
  readonly chosen: MarketId | undefined;
  /** How many markets a row has room for. */
  readonly columns: MarketsPerRow;
  /** Whether the rows show it already. */
  readonly isShown: boolean;
}

/** Chooses what the last column of a sport's rows shows, in all lists; on a phone that is the only one (SHOW-11). */
export function MarketChoice({ sport, markets, chosen, columns, isShown }: MarketChoiceProps) {
  const t = useTranslations('events');
  const { preferences } = useStores();
  const reload = useReload();
  const isLoading = useRevalidator().state === 'loading';
  const shown = shownRowMarkets(
    markets.map(({ id }) => id),
    columns,
    chosen,
  );
  const options = markets.filter(({ id }) => !shown.slice(0, columns - 1).includes(id));
  if (options.length < 2) return null;

  function choose(id: string) {
    const market = markets.find((one) => one.id === id);
    if (market === undefined) return;
    keepRowMarket(preferences, sport.key, market.id);
    reload();
  }

  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-busy={isLoading && chosen !== undefined && !isShown}
        aria-label={t('marketChoice', { sport: sport.name })}
        value={shown.at(-1)}
        onChange={(event) => choose(event.target.value)}
      >
        {marketChoiceNames(options).map((name, at) => (
          <option key={options[at]?.id} value={options[at]?.id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
