/** A call with an unexpected answer: what was sent and what came back, for error reports (ERROR-2). */
export interface FailedCall {
  readonly id: string;
  readonly url: string;
  readonly status: number;
  readonly requestBody: unknown;
  readonly responseBody: unknown;
}

/** Collects failed calls. Without a listener they are dropped; reporting starts later than the page. */
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

/** One per browser tab. */
export const tabFailures = new FailedCalls();
