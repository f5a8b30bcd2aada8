import { saveSettings } from '@slipstream/contract/http/account/save-settings';

import type { Api } from '../../api/call-api.ts';
import { device, readStored, writeStored } from '../storage/stored-text.ts';

/** Whether this device shows push messages: it can't, it may not, it does not, it does. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** What was answered when the page asked by itself; it asks once (PUSH-5). */
const askedKey = 'pushAsked';

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await heldSubscription()) !== null ? 'on' : 'off';
}

/** To be called from a press: the browser asks the player itself, unless it has before (PUSH-5). */
export async function subscribePush(api: Api, publicKey: string): Promise<PushState | 'failed'> {
  if (!isSupported()) return 'unsupported';
  keepPushAsked();
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  // Without a worker of ours, as in a browser that refuses to store one, `ready` would wait for ever.
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return 'failed';
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = made.toJSON();
    const subscription = {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    };
    const saved = await api.call(saveSettings, { body: { pushSubscription: subscription } });
    if (saved.kind === 'reply') return 'on';
    await made.unsubscribe();
  } catch {
    // The browser's push service can't be reached, or the browser has none.
  }
  return 'failed';
}

/** Ends it here and at the server. */
export async function unsubscribePush(api: Api): Promise<PushState | 'failed'> {
  const subscription = await heldSubscription();
  if (subscription === null) return 'off';
  const ended = await api.call(saveSettings, { body: { pushEndpointEnded: subscription.endpoint } });
  // A server that is not told finds out by itself: the push service no longer knows the device.
  const isEnded = await subscription.unsubscribe();
  return isEnded || ended.kind === 'reply' ? 'off' : 'failed';
}

/** After sign-out this device gets no messages; the push service tells the server (PUSH-2). */
export async function forgetPush(): Promise<void> {
  if (isSupported()) await (await heldSubscription())?.unsubscribe();
}

async function heldSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether the page may ask by itself: there is a worker to show messages, and neither page nor browser has asked before. */
export function mayAskPush(): boolean {
  if (!isSupported() || navigator.serviceWorker.controller === null) return false;
  return Notification.permission === 'default' && readStored(device, askedKey) === null;
}

export function keepPushAsked(): void {
  writeStored(device, askedKey, 'true');
}

/** A frame has no service worker of ours, and the host may ask itself. */
function isSupported(): boolean {
  return (
    window.parent === window && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  );
}
