import { createAlertsStore, type AlertsStore } from './alerts.ts';
import { Analytics } from './analytics/analytics.ts';
import { Board } from './board/board.ts';
import { createBonusBridge, type BonusBridgeStore } from './bonuses/bonus-bridge.ts';
import { FavouritesStore } from './favourites/favourites-store.ts';
import { localKeeper } from './favourites/local-keeper.ts';
import { BuilderStore } from './builder.ts';
import { HostBridge } from './host/host-bridge.ts';
import { DepositResults } from './deposits.ts';
import { createConsentStore, type ConsentStore } from './consent/consent.ts';
import { createFeedStore, type FeedStore } from './feed/feed.ts';
import { LiveWatch } from './feed/live-watch.ts';
import { BetsCache } from './my-bets/bets-cache.ts';
import { createOpenBetsStore, type OpenBetsStore } from './my-bets/open-bets.ts';
import { paceFrames, type Pace } from './feed/pace-frames.ts';
import { NotificationsStore } from './notifications/notifications-store.ts';
import { createOffersStore, type OffersStore } from './offers/offers.ts';
import { createPanelStore, type PanelStore } from './panel/panel.ts';
import { PlayerFeed } from './feed/player-feed.ts';
import { createPreferencesStore, type PreferencesSeed, type PreferencesStore } from './preferences/preferences.ts';
import { ResponsibleStore } from './responsible/responsible-store.ts';
import { createSearchStore, type SearchStore } from './search.ts';
import { AuthStore } from './session/auth-store.ts';
import { SessionStore } from './session/session-store.ts';
import { sessionStore } from './storage/session-storage.ts';
import { device } from './storage/stored-text.ts';
import { createShortcutsStore, type ShortcutsStore } from './shortcuts.ts';
import { SharingStore } from './sharing/sharing-store.ts';
import { KeptPicks } from './slip/keep/kept-picks.ts';
import { SlipBridge } from './slip/follow/slip-bridge.ts';
import { lastTouchMs } from './touches.ts';
import type { ClockReading } from '../site/clock-reading.ts';
import { WorldClock } from './feed/world-clock.ts';
import { createVideoChoice, type VideoChoiceStore } from './video/video-choice.ts';

/** Everything that outlives a page: one set per browser tab, and on the server one per render. */
export interface Stores {
  readonly alerts: AlertsStore;
  readonly analytics: Analytics;
  readonly auth: AuthStore;
  readonly bets: BetsCache;
  readonly board: Board;
  readonly bonuses: BonusBridgeStore;
  readonly builder: BuilderStore;
  readonly clock: WorldClock;
  readonly consent: ConsentStore;
  readonly deposits: DepositResults;
  readonly favourites: FavouritesStore;
  readonly feed: FeedStore;
  readonly host: HostBridge;
  readonly live: LiveWatch;
  readonly notifications: NotificationsStore;
  readonly offers: OffersStore;
  readonly openBets: OpenBetsStore;
  readonly panel: PanelStore;
  readonly playerFeed: PlayerFeed;
  readonly preferences: PreferencesStore;
  readonly responsible: ResponsibleStore;
  readonly search: SearchStore;
  readonly session: SessionStore;
  readonly sharing: SharingStore;
  readonly shortcuts: ShortcutsStore;
  readonly slip: SlipBridge;
  readonly video: VideoChoiceStore;
}

export interface StoresSeed extends PreferencesSeed {
  readonly clock: ClockReading;
}

export function createStores({ clock, ...preferences }: StoresSeed): Stores {
  const panel = createPanelStore();
  const playerFeed = new PlayerFeed();
  return {
    alerts: createAlertsStore(),
    analytics: new Analytics(),
    auth: new AuthStore(() => performance.now()),
    bets: new BetsCache(playerFeed),
    board: new Board(paceFrames(pagePace())),
    bonuses: createBonusBridge(),
    builder: new BuilderStore(),
    consent: createConsentStore(),
    deposits: new DepositResults(),
    clock: new WorldClock(clock, () => performance.now()),
    favourites: new FavouritesStore(localKeeper(device)),
    feed: createFeedStore(),
    host: new HostBridge(),
    live: new LiveWatch(),
    notifications: new NotificationsStore(),
    offers: createOffersStore(),
    openBets: createOpenBetsStore(),
    panel,
    playerFeed,
    preferences: createPreferencesStore(preferences),
    responsible: new ResponsibleStore(),
    search: createSearchStore(),
    session: new SessionStore(),
    sharing: new SharingStore(),
    shortcuts: createShortcutsStore(),
    slip: new SlipBridge(panel, new KeptPicks(sessionStore)),
    video: createVideoChoice(),
  };
}

/**
 * A hidden tab gets no frames, so prices wait there at no cost and are rendered on return. The server never renders
 * frames.
 */
function pagePace(): Pace {
  return {
    now: () => performance.now(),
    onFrame: (run) => void (typeof requestAnimationFrame === 'function' && requestAnimationFrame(run)),
    after: (ms, run) => void setTimeout(run, ms),
    touchedMs: lastTouchMs,
  };
}
