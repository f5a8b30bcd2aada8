import type { PushMessageWire } from '@slipstream/contract/entities/account/push-subscription';
import webPush from 'web-push';
import type { PushSubscription } from './subscriptions.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Time limit of one request, so that a slow push service does not delay the others. */
const timeoutMs = 5_000;
/** How long a push service stores the message for a device that is off. */
const keptSeconds = 4 * 3_600;

/** `gone`: there is nobody at that address any more. */
export type PushResult = 'sent' | 'gone' | 'failed';

export interface PushSender {
  readonly keys: VapidKeys;
  readonly subject: string;
  readonly closing: AbortSignal;
}

/** Encrypts a message for one device and hands it to its push service. Nothing the service answers is read. */
export async function sendPush(
  { keys, subject, closing }: PushSender,
  subscription: PushSubscription,
  message: PushMessageWire,
): Promise<PushResult> {
  const details = requestFor(subscription, message, { subject, ...keys });
  // Invalid keys of a subscription never become valid.
  if (details === null) return 'gone';
  try {
    const reply = await fetch(details.endpoint, {
      method: 'POST',
      headers: details.headers,
      body: details.body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    });
    await reply.body?.cancel();
    if (reply.status === 404 || reply.status === 410) return 'gone';
    return reply.ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}

function requestFor(
  subscription: PushSubscription,
  message: PushMessageWire,
  vapidDetails: { subject: string; publicKey: string; privateKey: string },
) {
  try {
    const text = JSON.stringify(message);
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, text, {
      vapidDetails,
      TTL: keptSeconds,
      timeout: timeoutMs,
    });
    const sent = Object.entries(headers as Record<string, string | number>)
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]): [string, string] => [name, String(value)]);
    return { endpoint, headers: sent, body: new Uint8Array(body ?? []) };
  } catch {
    return null;
  }
}
