import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import { z } from 'zod';
import { createRateLimit } from './rate-limit.ts';
import type { RateLimits, SharedRateLimit } from './rate-limits.ts';

/** A request does not wait longer for Redis; it is counted here instead. */
const answerMsMax = 500;
/** After a silence Redis is left alone for so long, so that requests do not queue for it. */
const restMs = 1_000;
const againMsMax = 2_000;
const queueMax = 10_000;

/** One step for Redis, so that two processes never both take the last place. A key without an end would be for ever. */
const takeScript = `
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count >= tonumber(ARGV[1]) then
  local left = redis.call('PTTL', KEYS[1])
  if left > 0 then return left end
  redis.call('DEL', KEYS[1])
end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`;

const giveBackScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
return 0`;

const replySchema = z.int().min(0);

/**
 * Limits that all processes count together, in Redis. Where Redis does not answer, each process counts for itself: what it let
 * through until then it knows.
 */
export function openRedisRateLimits(url: string, report: (line: string) => void): RateLimits {
  const redis = connect(url, report);
  const create = (name: string, countMax: number, windowMs: number): SharedRateLimit => {
    const own = createRateLimit(countMax, windowMs);
    const limits = [String(countMax), String(windowMs)];
    const asked = (script: string, key: string) =>
      redis.ask(async (client) =>
        replySchema.parse(await client.eval(script, { keys: [keyOf(name, key)], arguments: limits })),
      );
    return {
      take: async (key, nowMs) => {
        const waitMs = await asked(takeScript, key);
        if (waitMs === null) return own.take(key, nowMs);
        if (waitMs === 0) own.take(key, nowMs);
        return waitMs;
      },
      giveBack: async (key) => {
        own.giveBack(key);
        await asked(giveBackScript, key);
      },
      forget: async (key) => {
        own.forget(key);
        await redis.ask((client) => client.del(keyOf(name, key)));
      },
    };
  };
  return {
    isShared: true,
    create,
    isUp: async () => (await redis.ask((client) => client.ping(), true)) !== null,
    close: redis.close,
  };
}

/** Short, whatever came from outside, and without an address or a player in it. */
function keyOf(name: string, key: string): string {
  return `slipstream:limit:${name}:${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;
}

function connect(url: string, report: (line: string) => void) {
  const client = createClient({
    url,
    // Requests must not wait for a connection that is being made.
    disableOfflineQueue: true,
    commandsQueueMaxLength: queueMax,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 5), againMsMax),
    },
  });
  let isReported = false;
  let restUntilMs = Number.NEGATIVE_INFINITY;
  const failed = (error: unknown) => {
    if (!isReported) report(`Redis does not answer, limits count per process: ${String(error)}`);
    isReported = true;
  };
  client.on('error', failed);
  client.on('ready', () => {
    isReported = false;
  });
  client.connect().catch(failed);
  return {
    /** Null where Redis did not answer in time. `isEager` asks also while it is left alone. */
    ask: async <Reply>(work: (to: typeof client) => Promise<Reply>, isEager = false): Promise<Reply | null> => {
      if (!client.isReady || (!isEager && performance.now() < restUntilMs)) return null;
      try {
        const reply = await inTime(work(client));
        restUntilMs = Number.NEGATIVE_INFINITY;
        return reply;
      } catch (error) {
        restUntilMs = performance.now() + restMs;
        failed(error);
        return null;
      }
    },
    close: async () => client.destroy(),
  };
}

async function inTime<Reply>(reply: Promise<Reply>): Promise<Reply> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`no answer in ${answerMsMax} ms`)), answerMsMax);
  });
  try {
    return await Promise.race([reply, silence]);
  } finally {
    clearTimeout(late);
  }
}
