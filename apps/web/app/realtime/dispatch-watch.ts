/** Longer than dispatching one frame takes, shorter than a player would notice. */
const stuckMs = 2000;

/**
 * Detects a client that receives but no longer dispatches. An undecodable delta makes centrifuge-js 5.7 throw inside
 * its queue, which then stops for ever; pings continue, so no timeout ends it (RT-7).
 */
export class DispatchWatch {
  readonly #isOpen: (channel: string) => boolean;
  readonly #onStuck: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Publications of a channel that was just closed are not dispatched, so only open channels count. */
  constructor(isOpen: (channel: string) => boolean, onStuck: () => void) {
    this.#isOpen = isOpen;
    this.#onStuck = onStuck;
  }

  /** A publication was dispatched, or none is expected. */
  readonly clear = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  };

  /** The WebSocket class for the client, observed by this watch. */
  socket(Socket: typeof WebSocket): typeof WebSocket {
    const arrived = (frame: unknown) => this.#arrived(frame);
    return class WatchedSocket extends Socket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', ({ data }) => arrived(data));
      }
    };
  }

  #arrived(frame: unknown): void {
    if (this.#timer !== undefined || typeof frame !== 'string') return;
    const published = [...frame.matchAll(/"channel":"([^"]+)","pub":/g)];
    if (!published.some(([, channel]) => channel !== undefined && this.#isOpen(channel))) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#onStuck();
    }, stuckMs);
  }
}
