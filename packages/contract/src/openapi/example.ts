/** A request to the sandbox and its answer, as they went over the wire; lists are cut to two items. */
export interface Example {
  /** Method and address: `GET /v2/matches?limit=2`. */
  readonly request: string;
  readonly body?: unknown;
  readonly reply: unknown;
}
