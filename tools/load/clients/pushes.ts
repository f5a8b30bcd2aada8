import { z } from 'zod';

const pushSchema = z.object({
  push: z.object({
    channel: z.string(),
    pub: z
      .object({ data: z.object({ event: z.string(), at_ms: z.number() }), offset: z.int().min(0).optional() })
      .optional(),
  }),
});

export interface Publication {
  readonly channel: string;
  readonly event: string;
  /** When the feed sent it, by the world's clock. */
  readonly sentWorldMs: number;
  /** Its number in the channel, where the channel keeps a history. */
  readonly offset: number | null;
}

const pushStart = Buffer.from('{"push"');
const newLine = 10;

/** How many pushes a message carries, without reading them: most clients only count. */
export function countPushes(body: Buffer): number {
  let count = 0;
  for (let at = 0; at >= 0 && at < body.length;) {
    if (body.subarray(at, at + pushStart.length).equals(pushStart)) count += 1;
    const end = body.indexOf(newLine, at);
    at = end < 0 ? -1 : end + 1;
  }
  return count;
}

/** The publications of a message; other pushes, such as of who joins, are none. */
export function readPublications(body: Buffer): readonly Publication[] {
  return body
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('{"push"'))
    .flatMap((line) => {
      const { channel, pub } = pushSchema.parse(JSON.parse(line)).push;
      if (pub === undefined) return [];
      const { event, at_ms: sentWorldMs } = pub.data;
      return [{ channel, event, sentWorldMs, offset: pub.offset ?? null }];
    });
}

/** How many publications of a channel are missing between two that came one after the other. */
export function missedBetween(last: number | undefined, offset: number | null): number {
  return last === undefined || offset === null ? 0 : Math.max(0, offset - last - 1);
}
