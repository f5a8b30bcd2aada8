/** Where the world's time hangs on real time. A rate of zero is a pause. */
export interface ClockAnchor {
  readonly worldMs: number;
  readonly realMs: number;
  /** World milliseconds per real millisecond. */
  readonly rate: number;
}

export function worldAt(anchor: ClockAnchor, realMs: number): number {
  return Math.round(anchor.worldMs + anchor.rate * (realMs - anchor.realMs));
}

export interface WorldClock {
  now(): number;
  anchor(): ClockAnchor;
  state(): ClockState;
  /** The speed the world has, or will have when it goes on. */
  speed(): number;
  paused(): boolean;
  setSpeed(speed: number): void;
  pause(): void;
  resume(): void;
  /** Moves by so many world milliseconds, forwards or back. */
  step(worldMs: number): void;
  jump(toWorldMs: number): void;
  /** Takes over what another process of the same world did to the clock; it is not saved again. */
  adopt(next: ClockState): void;
  /** Called after every change, with whether time itself jumped; answers how to stop listening. */
  onChange(listener: (jumped: boolean) => void): () => void;
}

export interface ClockState {
  readonly anchor: ClockAnchor;
  readonly speed: number;
}

/** A change of speed arrives a moment late and shifts world time a little; a larger difference is a jump. */
const driftMsMax = 5_000;

/**
 * The clock every match is played by. Each change takes a new anchor at the moment it happens, so that time before
 * it keeps its meaning, and hands the state to `save`, so that a restart goes on from the same moment.
 */
export function createWorldClock(
  initial: ClockState,
  realNow: () => number,
  save: (state: ClockState) => void,
): WorldClock {
  let state = initial;
  const listeners = new Set<(jumped: boolean) => void>();
  const now = () => worldAt(state.anchor, realNow());
  const change = (worldMs: number, rate: number, speed: number, jumped = false) => {
    state = { anchor: { worldMs, realMs: realNow(), rate }, speed };
    save(state);
    for (const listener of listeners) listener(jumped);
  };
  const paused = () => state.anchor.rate === 0;
  return {
    now,
    paused,
    anchor: () => state.anchor,
    state: () => state,
    speed: () => state.speed,
    setSpeed: (speed) => change(now(), paused() ? 0 : speed, speed),
    pause: () => change(now(), 0, state.speed),
    resume: () => change(now(), state.speed, state.speed),
    step: (worldMs) => change(now() + worldMs, state.anchor.rate, state.speed, true),
    jump: (toWorldMs) => change(toWorldMs, state.anchor.rate, state.speed, true),
    adopt: (next) => {
      const movedMs = worldAt(next.anchor, realNow()) - now();
      state = next;
      for (const listener of listeners) listener(Math.abs(movedMs) > driftMsMax);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
