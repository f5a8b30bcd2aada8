import { hostMessage } from '@slipstream/contract/embed/host-message';
import { messageLengthMax, type EmbedError } from '@slipstream/contract/embed/message-parts';
import type { ConnectHostOptions, HostLink } from './connect-host.ts';

/** Sends and receives on the port; every message is parsed with the contract first. */
export function openHostPort(
  port: MessagePort,
  capabilities: readonly string[],
  { ready, onConnected, onMessage, onProblem }: ConnectHostOptions,
): () => void {
  let sent = 0;
  let heard = 0;
  const link: HostLink = {
    capabilities: new Set(capabilities),
    send: (message) => {
      sent += 1;
      port.postMessage({ ...message, seq: sent });
    },
  };
  const problem = (code: EmbedError['code'], message: string, about: EmbedError['about']) => {
    const error = { code, message, about };
    onProblem(error);
    link.send({ type: 'error', error });
  };
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (lengthOf(data) > messageLengthMax) return problem('too_large', 'message too long', null);
    const read = hostMessage.safeParse(data);
    if (!read.success) {
      const issue = read.error.issues[0];
      const isUnknown = issue?.code === 'invalid_union' && issue.path[0] === 'type';
      const words = isUnknown ? 'unknown' : `${issue?.path.join('.')} does not fit`;
      return problem(isUnknown ? 'unknown_type' : 'malformed', `message ${typeOf(data)}: ${words}`, null);
    }
    const { type, seq } = read.data;
    // A token outside of `session` is a mistake that could end up in a log: the message is refused.
    if (type !== 'session' && hasToken(data))
      return problem('not_allowed', 'a token outside of session', { type, seq });
    // Sequence numbers grow, so a repeated message has no effect.
    if (seq <= heard) return problem('repeated', 'already seen', { type, seq });
    heard = seq;
    return onMessage(read.data);
  });
  port.start();
  link.send({ type: 'ready', ...ready });
  onConnected(link);
  return () => port.close();
}

function hasToken(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'token' in data;
}

/** For the host's developer, who wrote it; at most as long as a type is. */
function typeOf(data: unknown): string {
  const hasType = typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string';
  return hasType ? String(data.type).slice(0, 40) : 'without a type';
}

/** What cannot be serialised as JSON counts as infinitely long. */
function lengthOf(data: unknown): number {
  try {
    return (JSON.stringify(data) ?? '').length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
