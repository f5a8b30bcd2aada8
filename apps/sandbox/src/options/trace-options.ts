import { readTraceHeaders, type TraceOptions } from '@slipstream/telemetry/trace-options';
import { z } from 'zod';
import { address } from './option-schemas.ts';

const headers = z
  .string()
  .max(8000)
  .transform((text, context) => {
    const read = readTraceHeaders(text);
    if (read === undefined) context.addIssue('must be name=value, separated by commas');
    return read ?? {};
  });

/** Under the names that OpenTelemetry gave them. */
export const traceTable = {
  'otlp-endpoint': {
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    about: 'collector of traces, such as http://localhost:4318 (none)',
    initial: null,
    schema: address(/^https?:/),
  },
  'otlp-headers': {
    env: 'OTEL_EXPORTER_OTLP_HEADERS',
    about: 'headers it wants, name=value separated by commas (none)',
    initial: null,
    schema: headers,
  },
  'trace-share': {
    env: 'OTEL_TRACES_SAMPLER_ARG',
    about: 'share of requests that are traced, 0 to 1',
    initial: '1',
    schema: z
      .string()
      .regex(/^[01](\.\d{1,6})?$/, 'must be a number from 0 to 1')
      .transform(Number)
      .pipe(z.number().max(1, 'must be a number from 0 to 1')),
  },
} as const;

/** Null without a collector. */
export function tracesOf(
  endpoint: string | null,
  wanted: TraceOptions['headers'] | null,
  share: number | null,
): TraceOptions | null {
  return endpoint === null ? null : { endpoint, headers: wanted ?? {}, share: share ?? 1 };
}
