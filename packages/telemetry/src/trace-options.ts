/** Where spans are sent, and how many. */
export interface TraceOptions {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: `/v1/traces` is added to it. */
  readonly endpoint: string;
  /** `OTEL_EXPORTER_OTLP_HEADERS`, such as a key of the collector's. */
  readonly headers: Readonly<Record<string, string>>;
  /** `OTEL_TRACES_SAMPLER_ARG`: the share of requests that are traced, of those that come without a trace of their own. */
  readonly share: number;
}

const headerName = /^[\w!#$%&'*+.^`|~-]{1,100}$/;

/** Reads `name=value,name=value`, values encoded as in an address; undefined if it is something else. */
export function readTraceHeaders(text: string): Readonly<Record<string, string>> | undefined {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (!headerName.test(name)) return undefined;
    try {
      headers[name] = decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return headers;
}
