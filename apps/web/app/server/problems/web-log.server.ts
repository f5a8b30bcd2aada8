import { createServerLog, type ServerLog } from '@slipstream/telemetry/server-log';

import { serverConfig } from '../config/server-config.server.ts';

const shared = Symbol.for('slipstream.web-log');

/** The log of this process. It is on the global object, because the built pages have a copy of this file of their own. */
export function webLog(): ServerLog {
  const holder = globalThis as { [shared]?: ServerLog };
  holder[shared] ??= createServerLog({
    service: 'web',
    ...serverConfig().log,
    write: (line) => void process.stderr.write(line),
  });
  return holder[shared];
}
