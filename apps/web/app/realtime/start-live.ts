import { readWire } from '@slipstream/contract/client-form';
import { publicEventWire } from '@slipstream/contract/live/public-events';
import type { MatchId } from '@slipstream/units/ids';

import { siteApi } from '../api/site-api.ts';
import type { Site } from '../site/site.tsx';
import type { BonusesStore } from '../state/bonuses/bonuses-store.ts';
import type { Stores } from '../state/stores.ts';
import { eventHandlers } from './apply-event.ts';
import { Connection } from './connection.ts';
import { renderedMs } from './debounce-refresh.ts';
import { FeedWatch } from './feed-watch.ts';
import { followPlayer } from './follow-player.ts';
import { pauseWhileHidden } from './pause-while-hidden.ts';
import { Refresher } from './refresher.ts';

export interface Live {
  /** Every market of a match, for as long as it is on a page or in the slip. */
  readonly watchMatch: (matchId: MatchId) => () => void;
  readonly stop: () => void;
}

/** Connects the page to the feed: parse, apply to the board, refetch what was missed, detect silence. */
export function startLive(site: Site, stores: Stores, onListChange: () => void): Live {
  const api = siteApi(site);
  const connection = new Connection(api, { url: site.realtime.url, delta: site.realtime.delta });
  const refresher = new Refresher(api, stores.board, onListChange);
  const watch = new FeedWatch(stores.feed, site.realtime.heartbeatMs);
  const handle = eventHandlers({
    board: stores.board,
    clock: stores.clock,
    onGap: refresher.wantMissed,
    onListChange,
    onPool,
    onFeedGap,
    onBeat: (sentMs) => watch.beat(sentMs),
  });

  function onPool({ bonusId, state, poolAmount }: Parameters<BonusesStore['applyPool']>[0]): void {
    const { store, pools } = stores.bonuses.getState();
    store?.applyPool({ bonusId, state, poolAmount });
    stores.bonuses.setState({ pools: new Map([...pools, [bonusId, { poolAmount, poolState: state }]]) });
  }

  function onFeedGap(): void {
    refresher.wantAll();
    onListChange();
  }

  function read(data: unknown): void {
    watch.heard();
    if (isElsewhere(data, stores)) return;
    const reading = readWire(publicEventWire, data);
    // An unknown message may have carried a price, so refetch its match.
    if (reading.kind === 'read') handle(reading.value);
    else refresher.wantAll();
  }

  let isReopened = false;
  const leave = connection.use(
    { kind: 'updates', locale: site.locale },
    {
      onMessage: read,
      onOpen: (recovered) => {
        watch.subscribed(true);
        if (!recovered) refresher.wantAll();
        // Matches may have started or ended while messages were missed, or since the page was rendered.
        if (!recovered && (isReopened || performance.now() > renderedMs)) onListChange();
        isReopened = true;
      },
      onClose: () => watch.subscribed(false),
    },
  );
  const player = followPlayer(connection, stores);
  const unhide = pauseWhileHidden(connection);
  watch.start();
  connection.connect();
  player.start();

  return {
    watchMatch: (matchId) =>
      connection.use(
        { kind: 'match', locale: site.locale, matchId },
        {
          onMessage: read,
          onOpen: (recovered) => void (recovered || refresher.want(matchId)),
          onClose: () => undefined,
        },
      ),
    stop: () => {
      unhide();
      player.stop();
      leave();
      watch.stop();
      connection.disconnect();
    },
  };
}

/** Most prices in the channel are not on this page: filter by match id before parsing. */
function isElsewhere(data: unknown, { board }: Stores): boolean {
  if (typeof data !== 'object' || data === null || !('event' in data) || data.event !== 'markets_changed') return false;
  return 'match_id' in data && board.event(data.match_id as MatchId) === undefined;
}
