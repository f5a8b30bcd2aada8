import { randomUUID } from 'node:crypto';
import { parseChannel } from '@slipstream/contract/live/channels';
import type { PublicEventWire } from '@slipstream/contract/live/public-events';
import { errorCodes } from '@slipstream/realtime/codes';
import type { CommandOutcome, Publisher, PublisherCommand } from '@slipstream/realtime/publisher';

/** What is to be said to a cluster, in order, however slowly it answers. */
export interface PublisherLine {
  push(command: PublisherCommand): void;
  queued(): { readonly waiting: number; readonly dropped: number };
  /** Whether commands have waited for longer than a moment for a cluster that does not take them. */
  isStuck(): boolean;
  /** Resolves when everything is said, or when so much time has passed. */
  flush(msMax: number): Promise<void>;
}

/** Commands that wait; beyond it the oldest public message goes, and its channel is told of a gap (RT-8). */
const waitingMax = 5_000;
const batchMax = 100;
const againMsMin = 100;
const againMsMax = 2_000;
const stuckMs = 5_000;

/**
 * Sends commands in batches, one batch at a time, so that each channel gets its messages in their order. While the cluster does
 * not take them they wait, and are said again from the first that failed; what a client hears twice it knows by its version, and
 * private events carry a key that lets the cluster drop a repetition.
 */
export function createPublisherLine(
  publisher: Pick<Publisher, 'batch'>,
  report: (line: string) => void,
  gapEvent: () => PublicEventWire,
): PublisherLine {
  const waiting: PublisherCommand[] = [];
  /** Channels whose clients do not have what was dropped, and are told so. */
  const gaps = new Set<string>();
  let sending: readonly PublisherCommand[] = [];
  let dropped = 0;
  let failingSinceMs: number | null = null;
  let hasDroppedPrivate = false;
  let draining: Promise<void> | null = null;
  const refused = (outcome: CommandOutcome) => {
    dropped += 1;
    report(`Centrifugo refused: ${JSON.stringify(outcome)}`);
  };
  const failed = (outcome: CommandOutcome) => {
    if (failingSinceMs === null) report(`Centrifugo does not take messages, which wait: ${JSON.stringify(outcome)}`);
    failingSinceMs ??= performance.now();
  };
  const drain = async () => {
    let againMs = againMsMin;
    for (;;) {
      sending = sending.concat(gapCommands(gaps, gapEvent), waiting.splice(0, batchMax - sending.length));
      if (sending.length === 0) return;
      const outcomes = await publisher.batch(sending);
      for (const outcome of outcomes) if (isRefusal(outcome)) refused(outcome);
      const failure = outcomes.find(isTemporary);
      sending = unsaid(sending, outcomes);
      if (failure === undefined) {
        [failingSinceMs, againMs] = [null, againMsMin];
        continue;
      }
      failed(failure);
      await new Promise((resolve) => setTimeout(resolve, againMs));
      againMs = Math.min(2 * againMs, againMsMax);
    }
  };
  return {
    push: (command) => {
      waiting.push(withKey(command));
      if (waiting.length > waitingMax) {
        // What concerns one player is said nowhere else.
        const [gone] = waiting.splice(Math.max(0, waiting.findIndex(isPublic)), 1);
        if (gone?.kind === 'publish' && isPublic(gone)) gaps.add(gone.channel);
        else if (!hasDroppedPrivate) report('Centrifugo is too slow: what concerns single players is dropped');
        hasDroppedPrivate ||= gone === undefined || !isPublic(gone);
        dropped += 1;
      }
      draining ??= drain().finally(() => (draining = null));
    },
    queued: () => ({ waiting: waiting.length + sending.length, dropped }),
    isStuck: () => failingSinceMs !== null && performance.now() - failingSinceMs > stuckMs,
    flush: async (msMax) => {
      const late = AbortSignal.timeout(msMax);
      await Promise.race([draining, new Promise((resolve) => late.addEventListener('abort', resolve))]);
    },
  };
}

function gapCommands(gaps: Set<string>, gapEvent: () => PublicEventWire): readonly PublisherCommand[] {
  const commands = [...gaps].map((channel) => ({ kind: 'publish', channel, data: gapEvent() }) as const);
  gaps.clear();
  return commands;
}

/** The cluster could not be asked, or says that it is at fault itself, as it does while its Redis is gone. */
function isTemporary(outcome: CommandOutcome): boolean {
  return outcome.kind === 'unreachable' || (outcome.kind === 'refused' && outcome.code === errorCodes.internal.code);
}

function isRefusal(outcome: CommandOutcome): boolean {
  return outcome.kind !== 'published' && outcome.kind !== 'done' && !isTemporary(outcome);
}

/** What failed, and whatever came after it for the same channel or player, so that the order is kept. */
function unsaid(commands: readonly PublisherCommand[], outcomes: readonly CommandOutcome[]) {
  const failed = new Set<string>();
  return commands.filter((command, at) => {
    const outcome = outcomes[at];
    const about = command.kind === 'publish' ? command.channel : `user ${command.user}`;
    if (outcome === undefined || isTemporary(outcome)) failed.add(about);
    return failed.has(about);
  });
}

function isPublic(command: PublisherCommand): boolean {
  return command.kind === 'publish' && parseChannel(command.channel)?.kind !== 'player';
}

function withKey(command: PublisherCommand): PublisherCommand {
  if (command.kind !== 'publish' || isPublic(command)) return command;
  return { ...command, idempotencyKey: randomUUID() };
}
