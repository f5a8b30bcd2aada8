import type { ConversionRates } from '@slipstream/betting/arithmetic/convert';
import { parseTicket, serialiseTicket } from '@slipstream/betting/persistence/stored-ticket';

import { isFeedEvent } from './feed-events.ts';
import { betsKey } from './slip-bridge.ts';
import type { SlipStore } from './slip-store.ts';

/** What the feed changed can wait a moment: should it be lost, the feed says it again after a reload. */
const feedKeepMs = 500;

/**
 * Brings the slip of this browser session back and keeps it from then on. A slip of an older release is repaired, and one of
 * another currency converted by the rates (SLIP-14).
 */
export function keepSlip(slip: SlipStore, storage: Storage | undefined, rates: ConversionRates): void {
  if (storage === undefined) return;
  restore(slip, storage, rates);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(): void {
    clearTimeout(timer);
    timer = undefined;
    const ticket = slip.ticket();
    const isEmpty = ticket.bets.length === 0 && ticket.placement === null && ticket.placedBets.length === 0;
    write(storage, isEmpty ? null : serialiseTicket(ticket));
  }

  slip.onStep(({ event, before, step }) => {
    if (step.ticket === before) return;
    // A placement must be kept before it is sent, or a reload could not ask what became of it (PLACE-6).
    if (isFeedEvent(event)) timer ??= setTimeout(keep, feedKeepMs);
    else keep();
  });
  slip.subscribe(() => (timer ??= setTimeout(keep, feedKeepMs)));
}

function restore(slip: SlipStore, storage: Storage, rates: ConversionRates): void {
  const text = read(storage);
  if (text === null) return;
  const reading = parseTicket(text);
  if (reading.kind === 'dropped') return;
  slip.dispatch({ kind: 'session-restored', ticket: reading.value, rates });
}

/** Storage may be closed to a page in a third-party frame, or full; then the slip lives as long as the page. */
function read(storage: Storage): string | null {
  try {
    return storage.getItem(betsKey);
  } catch {
    return null;
  }
}

function write(storage: Storage | undefined, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(betsKey);
    else storage?.setItem(betsKey, text);
  } catch {
    // The slip on the page is still true; only a reload will not find it.
  }
}
