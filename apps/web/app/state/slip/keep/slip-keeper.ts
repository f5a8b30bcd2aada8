import type { ConversionRates } from '@slipstream/betting/arithmetic/convert';
import { parseTicket, serialiseTicket } from '@slipstream/betting/persistence/stored-ticket';
import { placedBetsOf } from '@slipstream/betting/ticket/ticket';

import { isFeedEvent } from '../follow/feed-events.ts';
import { betsKey } from '../follow/slip-bridge.ts';
import { readStored, writeStored } from '../../storage/stored-text.ts';
import type { SlipStore } from '../slip-store.ts';

/** Changes by the feed are stored with a delay: if they are lost, the feed sends them again after a reload. */
const feedKeepMs = 500;

/** Whose receipt is stored: a hash of the player's id. */
const receiptKey = 'receiptOf';

export interface KeeperTerms {
  readonly rates: ConversionRates;
  /** Who plays now; null for a visitor. */
  readonly playerId: () => string | null;
}

/**
 * Restores the slip of this browser session and stores it from then on. A slip of an older release is repaired, and one
 * of another currency converted (SLIP-14).
 */
export function keepSlip(slip: SlipStore, storage: Storage | undefined, { rates, playerId }: KeeperTerms): void {
  if (storage === undefined) return;
  restore(slip, storage, rates, playerId());
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(): void {
    clearTimeout(timer);
    timer = undefined;
    const ticket = slip.ticket();
    const placed = placedBetsOf(ticket);
    const isEmpty = ticket.bets.length === 0 && ticket.kind !== 'processing' && placed.length === 0;
    writeStored(() => storage, betsKey, isEmpty ? null : serialiseTicket(ticket));
    writeStored(() => storage, receiptKey, placed.length === 0 ? null : markOf(playerId()));
  }

  slip.onStep(({ event, before, step }) => {
    if (step.ticket === before) return;
    // Store a placement before it is sent, or a reload could not ask for its result (PLACE-6).
    if (isFeedEvent(event)) timer ??= setTimeout(keep, feedKeepMs);
    else keep();
  });
  slip.subscribe(() => (timer ??= setTimeout(keep, feedKeepMs)));
}

function restore(slip: SlipStore, storage: Storage, rates: ConversionRates, playerId: string | null): void {
  const text = readStored(() => storage, betsKey);
  if (text === null) return;
  const reading = parseTicket(text);
  if (reading.kind === 'dropped') return;
  slip.dispatch({ kind: 'session-restored', ticket: reading.value, rates });
  // The player may have changed on a page of the platform: a receipt is only for the player who placed the bets
  // (SESSION-2).
  const isOwn = playerId !== null && readStored(() => storage, receiptKey) === markOf(playerId);
  if (placedBetsOf(reading.value).length > 0 && !isOwn) {
    slip.dispatch({ kind: 'dismissed' });
    writeStored(() => storage, receiptKey, null);
    const { bets } = slip.ticket();
    writeStored(() => storage, betsKey, bets.length === 0 ? null : serialiseTicket(slip.ticket()));
  }
}

/** FNV-1a: short, and equal for the same player. */
function markOf(playerId: string | null): string | null {
  if (playerId === null) return null;
  let mark = 0x811c9dc5;
  for (const letter of playerId) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}
