import { createServerLog, type LogTerms, type ServerLog } from '@slipstream/telemetry/server-log';

export type Log = ServerLog;

/** What a process of the sandbox logs, and how (RUN-11). */
export function createLog(
  level: LogTerms['level'],
  write: LogTerms['write'],
  { format = 'json', role = 'all' }: { readonly format?: LogTerms['format']; readonly role?: string } = {},
): Log {
  return createServerLog({ service: 'sandbox', level, format, facts: { role }, write });
}
