/** A call the backend answered as it should not have; what was sent and what came back, for whoever looks into it (ERROR-2). */
export interface FailedCall {
  readonly id: string;
  readonly url: string;
  readonly status: number;
  readonly requestBody: unknown;
  readonly responseBody: unknown;
}

/** Where failed calls are told of. Nobody listens until reporting has been started, and then from then on. */
class FailedCalls {
  #listener: (failed: FailedCall) => void = () => undefined;

  readonly tell = (failed: FailedCall): void => this.#listener(failed);

  listen(listener: (failed: FailedCall) => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = () => undefined;
    };
  }
}

/** One browser tab has one. */
export const tabFailures = new FailedCalls();
