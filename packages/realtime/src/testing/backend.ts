import type { Publisher } from '../publisher.ts';

/** A server a client can talk to and an application can feed, whichever it is. */
export interface Backend {
  readonly url: string;
  readonly publisher: Publisher;
  stop(): Promise<void>;
}
