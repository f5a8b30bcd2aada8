import { setTimeout as wait } from 'node:timers/promises';

/** Nobody knows whether what was committed is kept: the connection was lost before the server said so. */
export class CommitLostError extends Error {}

/** The server was waited for and did not come back, so nothing is asked of it again. */
class ServerGoneError extends Error {}

/** What a restart of PostgreSQL takes; nobody waits for longer than that. */
const reachMsMax = 3_000;
const againMs = 50;

/** admin_shutdown, crash_shutdown and cannot_connect_now; and what the system says of a server that is gone. */
const lostCodes = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/** Of the driver, which gives these no code. */
const lostWords = /^Connection terminated|connection error and is not queryable$/;

/** Whether the server went away, so that the same can be asked of it again on another connection. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof CommitLostError) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The socket file of a server on the same machine is gone with it.
  const hasNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return hasNoSocket || lostCodes.has(code) || code.startsWith('08') || lostWords.test(error.message);
}

/** Whether a request failed because there is no server. */
export function isServerGone(error: unknown): boolean {
  return error instanceof ServerGoneError || isConnectionLost(error);
}

/** Connects, and waits a moment for a server that is restarting. */
export async function untilReached<T>(connect: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + reachMsMax;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      if (performance.now() > untilMs) throw new ServerGoneError('PostgreSQL does not answer', { cause: error });
      await wait(againMs);
    }
  }
}
