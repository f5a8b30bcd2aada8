import { noBonuses } from '@slipstream/betting/ticket/available-bonuses';
import type { TicketContext } from '@slipstream/betting/ticket/ticket-context';
import type { getConfig } from '@slipstream/contract/http/get-config';
import type { ReplyOf } from '@slipstream/contract/http/call';
import { findCurrency } from '@slipstream/units/currency';

export type SlipTerms = Omit<TicketContext, 'now'>;

const euro = { code: 'EUR', subunits: 100, digits: 2, isFiat: true };

/** A visitor's terms, from the configuration every visitor gets. */
export function visitorTerms({ settings, system }: ReplyOf<typeof getConfig>): SlipTerms {
  const isActive = (provider: string) =>
    settings.providerStatuses.find((row) => row.provider === provider)?.status !== 'inactive';
  const allowsMultiSingle = (provider: string) =>
    settings.multiSingleAvailableByProvider.find((row) => row.provider === provider)?.available ?? false;
  const terms = (provider: string) => ({
    isActive: isActive(provider),
    allowsMultiSingle: allowsMultiSingle(provider),
  });
  return {
    player: null,
    currency: findCurrency(system.defaultCurrencyCode) ?? euro,
    providers: { betradar: terms('betradar'), oddin: terms('oddin'), betconstruct: terms('betconstruct') },
    systemTypes: settings.systemTypes,
    limits: settings.betsLimits,
    bonuses: noBonuses,
    isCustomBetEnabled: settings.customBetEnabled,
    isMultiActiveFreebetsAllowed: settings.isMultiActiveFreebetsAllowed,
  };
}
