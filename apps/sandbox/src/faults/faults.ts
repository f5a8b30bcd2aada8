import type { Provider } from '@slipstream/contract/entities/catalogue/provider';

/** A fault of HTTP calls, for tests and demos: slow, failing, or both. */
export interface ApiFault {
  /** `*` for any. */
  readonly method: string;
  /** A path, or its beginning followed by `*`. */
  readonly path: string;
  readonly delayMs: number;
  /** Null lets the call through after the delay. */
  readonly status: 400 | 401 | 403 | 404 | 429 | 500 | 503 | null;
  /** The share of calls it strikes, from 0 to 1. */
  readonly share: number;
}

/** What is wrong with the video of a match: over before the match is, or not to be had. */
export interface VideoFault {
  readonly kind: 'ended' | 'failed';
  /** Since when, in real time. */
  readonly atMs: number;
}

/** All faults that are switched on. Realtime faults live in the realtime server itself. */
export class Faults {
  api: readonly ApiFault[] = [];
  providersDown: ReadonlySet<Provider> = new Set();
  /** Added to the clock that `GET /config` answers. */
  clockSkewMs = 0;
  /** The feed hangs: nothing changes and it shows no life. */
  frozen = false;
  /** How many prices move in every tick for no reason. */
  shakesPerTick = 0;
  /** The site's configuration hides my bets, whatever its file says. */
  hidesMyBets = false;
  /** By match. */
  videos: ReadonlyMap<string, VideoFault> = new Map();
  /** Whose players may not watch. */
  videoCountriesRefused: ReadonlySet<string> = new Set();
  /** Where every caller is; null: not known. */
  country: string | null = null;

  clear(): void {
    this.api = [];
    this.providersDown = new Set();
    this.clockSkewMs = 0;
    this.frozen = false;
    this.shakesPerTick = 0;
    this.hidesMyBets = false;
    this.videos = new Map();
    this.videoCountriesRefused = new Set();
    this.country = null;
  }

  /** The fault that strikes this call, if any. */
  strike(method: string, path: string, random: () => number): ApiFault | null {
    return this.api.find((fault) => hits(fault, method, path) && random() < fault.share) ?? null;
  }
}

function hits(fault: ApiFault, method: string, path: string): boolean {
  if (fault.method !== '*' && fault.method !== method) return false;
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path;
}
