import type { Core } from '../core/core.ts';

/** What the sandbox is doing, for the control page and for tests. */
export function controlState(core: Core) {
  const { book, clock, faults, realtime } = core;
  const { seed, engine, window } = core.world();
  return {
    world: { seed, now: new Date(clock.now()).toISOString(), speed: clock.speed(), paused: clock.paused() },
    matches: { playing: engine.playingCount(), window: window.all().length },
    realtime: realtime.stats(),
    faults: {
      api: faults.api,
      providersDown: [...faults.providersDown],
      clockSkewMs: faults.clockSkewMs,
      frozen: faults.frozen,
      realtime: realtime.faults.rules(),
      bets: { ...book.faults },
    },
    book: { ...book.settings },
  };
}
