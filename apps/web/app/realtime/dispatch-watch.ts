/** Longer than any page needs to work through one frame, shorter than anybody takes to notice. */
const stuckMs = 2000;

/**
 * Notices a client that hears but no longer speaks. One delta that can't be decoded makes centrifuge-js 5.7 throw in the
 * middle of its queue, which then waits for ever: pings go on, so no timeout ever ends it (RT-7).
 */
export class DispatchWatch {
  readonly #isOpen: (channel: string) => boolean;
  readonly #onStuck: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What arrives for a channel that was just closed is handed on to nobody, so only open ones count. */
  constructor(isOpen: (channel: string) => boolean, onStuck: () => void) {
    this.#isOpen = isOpen;
    this.#onStuck = onStuck;
  }

  /** A publication was handed on, or the client is not expected to hand anything on. */
  readonly clear = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  };

  /** The socket a client uses, seen by this watch. */
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
