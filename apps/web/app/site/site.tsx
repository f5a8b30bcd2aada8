import type { Settings } from '@slipstream/contract/site/settings';
import type { Subcurrency } from '@slipstream/units/subcurrency';
import type { BonusType } from '@slipstream/contract/entities/bonuses/bonus-status';
import type { Brand } from '@slipstream/contract/site/brand/brand';
import type { FeatureFlag } from '@slipstream/contract/site/feature-flags';
import type { LocaleCode } from '@slipstream/locales/locale';
import type { OddsFormat } from '@slipstream/units/format-odds';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';

import type { Grounds } from './brand-grounds.ts';
import type { LocaleRules } from './paths.ts';
import type { SiteScript } from './vendors.data.ts';
import type { MarketsPerRow } from './markets-per-row.ts';
import type { RowMarketChoices } from './row-markets.ts';
import type { ThemeChoice } from './theme-choice.ts';
import type { ClockReading } from './clock-reading.ts';

/** What every page knows about the site it belongs to. The same for every visitor, so it may be in a cached page. */
export interface Site {
  readonly name: string;
  /** Null where the name stands for it. */
  readonly logo: { readonly night: string; readonly day: string; readonly mobile: string | null } | null;
  readonly favicon: string | null;
  /** Null is the product's own look (BRAND-1). */
  readonly brand: Brand | null;
  readonly grounds: Grounds;
  readonly seo: {
    /** False where search engines are to stay away (ROUTE-8). */
    readonly isIndexed: boolean;
    readonly description: string;
    readonly keywords: string;
    readonly shareImage: string | null;
  };
  readonly locale: LocaleCode;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: ThemeChoice;
  /** What the site begins with, whatever the visitor chose. */
  readonly defaultTheme: ThemeChoice;
  /** How many markets a row of a list was rendered with. */
  readonly marketsPerRow: MarketsPerRow;
  /** The markets its rows were rendered with, where the visitor chose one. */
  readonly rowMarkets: RowMarketChoices;
  /** Where times are told in this page; a browser that has not said where it is gets UTC first. */
  readonly timeZone: string;
  readonly rules: LocaleRules;
  readonly clock: ClockReading;
  readonly oddsFormats: { readonly available: readonly OddsFormat[]; readonly selected: OddsFormat };
  readonly isMyBetsVisible: boolean;
  readonly hasChat: boolean;
  /** Scripts of others that the site has switched on; none is loaded before consent (CONFIG-3). */
  readonly scripts: readonly SiteScript[];
  /** What browsers subscribe to push messages with; null if the site sends none itself (PUSH-1). */
  readonly push: { readonly publicKey: string } | null;
  /** The address for error reports; null if the site has none (ERROR-2). */
  readonly errorReportUrl: string | null;
  /** Where the site runs, for error reports. */
  readonly environment: string;
  readonly isCustomBetEnabled: boolean;
  /** Whether matches that have video can be watched here (VIDEO-3). */
  readonly isVideoEnabled: boolean;
  /** What of bonuses the site shows, and which kinds are told without a toast (BONUS-3). */
  readonly bonuses: BonusSurfaces;
  readonly isSignInAllowed: boolean;
  readonly isSignUpAllowed: boolean;
  readonly realtime: { readonly url: string; readonly heartbeatMs: number; readonly delta: boolean };
  readonly apiUrl: string;
  readonly platformApiUrl: string;
  readonly platformUrl: string;
  /** Whose messages count as the platform's (EMBED-4). */
  readonly platformOrigins: readonly string[];
  /** Whether sign-in is closed to some countries; which one somebody is in is asked from the browser (EMBED-5). */
  readonly hasBlockedCountries: boolean;
  readonly flags: readonly FeatureFlag[];
  /** The version of the terms that players are asked to accept; null asks nobody (NOTE-1). */
  readonly termsVersion: string | null;
  /** Who makes the odds of each kind of sport (CAT-14). */
  readonly sportTypeProviders: Settings['sportTypeProviders'];
  /** Smaller units that a currency can be shown in, by its code (CONFIG-10). */
  readonly subcurrencies: Readonly<Record<string, readonly Subcurrency[]>>;
  /** The group a player has to be in; null when anyone may come in (SESSION-7). */
  readonly playerGroupId: string | null;
  readonly reminders: {
    /** Null when nobody is reminded (REMIND-1). */
    readonly deposit: { readonly groupId: string | null; readonly afterMs: number } | null;
    readonly signUpAfterMs: number | null;
  };
  /** The flows that show a preloader until the platform's page is there (EMBED-5). */
  readonly preloaders: readonly ('sign_in' | 'sign_up')[];
  /** The origins that may show this site in a frame, and the only ones it speaks with. */
  readonly hostOrigins: readonly string[];
  /** Where this page is seen from outside. */
  readonly publicUrl: string;
  /** What a host writes into its logs. */
  readonly release: string;
  /** The names of languages that an operator added, by their codes. */
  readonly languageNames: Readonly<Record<string, string>>;
}

interface BonusSurfaces {
  readonly isOn: boolean;
  readonly hasJackpots: boolean;
  readonly hasProgress: boolean;
  readonly quiet: readonly BonusType[];
}

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Shows a site with some of its values changed, until the page is left (BRAND-5). */
export const SiteChangeContext = createContext<(changes: Partial<Site>) => void>(() => undefined);

/** Everything within can be changed by the customizer; what runs outside keeps the site as it came. */
export function ChangeableSite({ children }: { readonly children: ReactNode }) {
  const site = useSite();
  const [changes, setChanges] = useState<Partial<Site>>({});
  const shown = useMemo(() => ({ ...site, ...changes }), [site, changes]);
  return (
    <SiteContext value={shown}>
      <SiteChangeContext value={setChanges}>{children}</SiteChangeContext>
    </SiteContext>
  );
}

export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite outside of SiteProvider');
  return site;
}
