import {
  noPlayerBonuses,
  type BoostPreference,
  type PlayerBonuses,
} from '@slipstream/betting/ticket/available-bonuses';
import type { StakeBasis, TicketContext } from '@slipstream/betting/ticket/ticket-context';
import type { ReplyOf } from '@slipstream/contract/http/call';
import type { getConfig } from '@slipstream/contract/http/site/get-config';
import type { Settings } from '@slipstream/contract/site/settings';
import { findCurrency } from '@slipstream/units/currency';

import { activeAccount, type Session } from '../session/session-store.ts';

/** The ticket's context without the time, plus the player's choices that only the page needs. */
export type SlipTerms = Omit<TicketContext, 'now'> & { readonly presets: Settings['stakes'] };

export interface TermsSource {
  readonly system: Pick<ReplyOf<typeof getConfig>['system'], 'defaultCurrencyCode'>;
  /** The site's defaults, or over them the player's own choices. */
  readonly settings: Settings;
  readonly session: Session;
  /** Null while the player has none, or none were loaded yet. */
  readonly bonuses?: PlayerBonuses | null;
  /** Null until the player has chosen. */
  readonly boost?: BoostPreference | null;
  readonly stakeBasis?: StakeBasis;
}

const euro = { code: 'EUR', subunits: 100, digits: 2, isFiat: true };

export function slipTerms({
  system,
  settings,
  session,
  bonuses = null,
  boost = null,
  stakeBasis = 'total',
}: TermsSource): SlipTerms {
  const account = activeAccount(session);
  return {
    player:
      session.status === 'player'
        ? { isPve: session.profile?.brRegulator?.pve === true, balance: account?.balance.amount ?? null }
        : null,
    currency: findCurrency(account?.currency ?? system.defaultCurrencyCode) ?? euro,
    providers: providerTerms(settings),
    systemTypes: settings.systemTypes,
    limits: settings.betsLimits,
    bonuses: bonuses ?? noPlayerBonuses,
    boostPreference: boost,
    stakeBasis,
    isCustomBetEnabled: settings.customBetEnabled,
    isMultiActiveFreebetsAllowed: settings.isMultiActiveFreebetsAllowed,
    presets: settings.stakes,
  };
}

/** The terms of every provider that the settings name; others have the usual ones. */
function providerTerms({ providerStatuses, multiSingleAvailableByProvider }: Settings): TicketContext['providers'] {
  const named = [...providerStatuses, ...multiSingleAvailableByProvider].map(({ provider }) => provider);
  const termsOf = (provider: string) => ({
    isActive: providerStatuses.find((row) => row.provider === provider)?.status !== 'inactive',
    allowsMultiSingle: multiSingleAvailableByProvider.find((row) => row.provider === provider)?.available ?? false,
  });
  return Object.fromEntries(named.map((provider) => [provider, termsOf(provider)]));
}
