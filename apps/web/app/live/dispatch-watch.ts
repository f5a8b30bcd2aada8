/** Longer than any page needs to work through one frame, shorter than anybody takes to notice. */
const stuckMs = 2000;

/**
 * Notices a client that hears but no longer speaks. One delta that can't be decoded makes centrifuge-js 5.7 throw in the
 * middle of its queue, which then waits for ever: pings go on, so no timeout ever ends it (RT-7).
 */
export class DispatchWatch {
  readonly #onStuck: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onStuck: () => void) {
    this.#onStuck = onStuck;
  }

  /** A publication arrived on the wire. */
  arrived(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#onStuck();
    }, stuckMs);
  }

  /** A publication was handed on, or the client is not expected to hand anything on. */
  readonly clear = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  };

  /** The socket a client uses, seen by this watch. */
  socket(Socket: typeof WebSocket): typeof WebSocket {
    const arrived = () => this.arrived();
    return class WatchedSocket extends Socket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', ({ data }) => {
          if (typeof data === 'string' && data.includes('"pub":')) arrived();
        });
      }
    };
  }
}
