import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import type { Site } from '../../site/site.tsx';
import { chooseOffers } from './choose-offers.ts';
import { followSettings } from '../preferences/follow-settings.ts';
import { createStores } from '../stores.ts';

const seed = { clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' } as const;
const site = {
  apiUrl: 'http://book.test',
  platformApiUrl: 'http://platform.test',
  locale: 'en',
  oddsFormats: { available: ['european', 'american'], selected: 'european' },
} as unknown as Site;

const settings = (offers: string) => ({
  custom_bet_enabled: true,
  stakes: [],
  odds_accept_mode: 'none',
  odds_types: { available: ['european'], selected: 'european' },
  active_odds_type: null,
  sport_type_providers: [],
  provider_statuses: [],
  multi_single_available_by_provider: [],
  is_multi_active_freebets_allowed: false,
  offers,
  bets_limits: {
    selection_limit: null,
    odds_limit: null,
    max_stake_limit: { fiat: {}, crypto: {} },
    payout_limit: { fiat: {}, crypto: {} },
  },
  system_types: [],
  is_horse_racing_enabled: false,
  is_lottery_enabled: false,
  is_premium_cricket_enabled: false,
  is_virtual_gaming_arena_enabled: false,
  video_enabled: false,
});

/** A page whose backend answers with these settings, or not at all. */
function pageWith(answer: () => Response | Promise<Response>) {
  const sent: string[] = [];
  const request = vi.fn<typeof fetch>(async (input, init) => {
    const { method } = new Request(input, init);
    sent.push(`${method} ${typeof init?.body === 'string' ? init.body : ''}`.trim());
    return answer();
  });
  vi.stubGlobal('fetch', request);
  const stores = createStores(seed);
  const api = createApi({ origin: 'http://book.test', locale: 'en', fetch: request });
  const stop = followSettings(site, stores);
  const signIn = () => stores.session.state.setState({ status: 'player', profile: { id: 'p-1' } as never });
  return { stores, api, sent, signIn, stop, shown: () => stores.offers.getState().shown };
}

describe('whether offers are shown', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it('is not known before it is known who is here', () => {
    expect(pageWith(() => Response.json(settings('on'))).shown()).toBe('unknown');
  });

  it('a visitor’s choice is the device’s', async () => {
    const { stores, api, sent, shown } = pageWith(() => Response.json(settings('on')));
    stores.session.state.setState({ status: 'visitor' });
    expect(shown()).toBe('on');
    expect(await chooseOffers(api, stores, false)).toBe(true);
    expect(shown()).toBe('off');
    expect(sent).toEqual([]);
    const next = pageWith(() => Response.json(settings('on')));
    next.stores.session.state.setState({ status: 'visitor' });
    expect(next.shown()).toBe('off');
  });

  it.each(['on', 'off', 'paused'])('[ODDS-2] a player’s is the account’s: %s', async (offers) => {
    const { shown, signIn } = pageWith(() => Response.json(settings(offers)));
    signIn();
    // Nothing is offered before the account has answered.
    expect(shown()).toBe('unknown');
    await vi.waitFor(() => expect(shown()).toBe(offers));
  });

  it('[ODDS-2] a player’s choice goes to the account, whose word is the last', async () => {
    const { stores, api, sent, shown, signIn } = pageWith(() => Response.json(settings('paused')));
    signIn();
    await vi.waitFor(() => expect(shown()).toBe('paused'));
    expect(await chooseOffers(api, stores, true)).toBe(true);
    expect(sent.at(-1)).toBe('POST {"offers":"on"}');
    expect(shown()).toBe('paused');
    expect(localStorage).toHaveLength(0);
  });

  it('a choice the account did not take holds on the page, and says that it was not saved', async () => {
    const { stores, api, shown, signIn } = pageWith(() => Response.json({}, { status: 500 }));
    signIn();
    await vi.waitFor(() => expect(shown()).toBe('on'));
    expect(await chooseOffers(api, stores, false)).toBe(false);
    expect(shown()).toBe('off');
  });

  it('[SESSION-2] who signs out takes their choice along', async () => {
    const { stores, shown, signIn } = pageWith(() => Response.json(settings('off')));
    signIn();
    await vi.waitFor(() => expect(shown()).toBe('off'));
    stores.session.state.setState({ status: 'visitor', profile: null });
    expect(shown()).toBe('on');
  });
});
