import type { PlayerBonuses } from '@slipstream/betting/ticket/available-bonuses';
import type { TicketContext } from '@slipstream/betting/ticket/ticket-context';
import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import { toClient } from '@slipstream/contract/client-form';
import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import { findCurrency, type Currency } from '@slipstream/units/currency';
import type { Minor } from '@slipstream/units/minor';
import { systemTypes } from '../../site/config-reply.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import type { BookEnvironment } from '../book-environment.ts';
import { vipLimits } from './vip-limits.ts';

/** The house's rules as they are now, read from the site's files. */
export interface HouseRules {
  readonly limits: BetLimits;
  readonly systemTypes: readonly SystemType[];
  readonly providers: TicketContext['providers'];
  readonly isCustomBetEnabled: boolean;
  readonly isMultiActiveFreebetsAllowed: boolean;
  currency(code: string): Currency | null;
}

export function houseRules(files: SiteFiles, environment: BookEnvironment): HouseRules {
  const settings = files.settings.read();
  const codes = new Set(files.system.read().currency_codes);
  const singles = new Map(
    settings.multi_single_available_by_provider.map(({ provider, available }) => [provider, available]),
  );
  const termsOf = (provider: Provider) => ({
    isActive: environment.isProviderActive(provider),
    allowsMultiSingle: singles.get(provider) ?? false,
  });
  return {
    limits: limitsOf(settings),
    systemTypes: knownSystems,
    providers: { betradar: termsOf('betradar'), oddin: termsOf('oddin'), betconstruct: termsOf('betconstruct') },
    isCustomBetEnabled: settings.custom_bet_enabled,
    isMultiActiveFreebetsAllowed: settings.is_multi_active_freebets_allowed,
    currency: (code) => (codes.has(code) ? (findCurrency(code) ?? null) : null),
  };
}

type SettingsFile = ReturnType<SiteFiles['settings']['read']>;

/** Read once for each version of the file: every placement asks. */
const knownLimits = new WeakMap<SettingsFile, BetLimits>();

function limitsOf(settings: SettingsFile): BetLimits {
  const known = knownLimits.get(settings) ?? toClient(settings.bets_limits);
  knownLimits.set(settings, known);
  return known;
}

const knownSystems: readonly SystemType[] = systemTypes.map((type) => toClient(type));

interface PlacingTerms {
  readonly currency: Currency;
  readonly balance: Minor | null;
  readonly nowMs: number;
  readonly isVip: boolean;
  readonly bonuses: PlayerBonuses;
}

/** What the rulebook wants to know besides the ticket. Whether the player may bet at all was asked before. */
export function ticketContext(
  rules: HouseRules,
  { currency, balance, nowMs, isVip, bonuses }: PlacingTerms,
): TicketContext {
  return {
    now: nowMs,
    player: { isPve: false, balance },
    currency,
    providers: rules.providers,
    systemTypes: rules.systemTypes,
    limits: isVip ? widened(rules.limits) : rules.limits,
    bonuses,
    // A request names its bonus and its whole stake.
    boostPreference: null,
    stakeBasis: 'total',
    isCustomBetEnabled: rules.isCustomBetEnabled,
    isMultiActiveFreebetsAllowed: rules.isMultiActiveFreebetsAllowed,
  };
}

function widened({ maxStakeLimit, payoutLimit, ...limits }: BetLimits): BetLimits {
  return { ...limits, maxStakeLimit: vipLimits(maxStakeLimit), payoutLimit: vipLimits(payoutLimit) };
}
