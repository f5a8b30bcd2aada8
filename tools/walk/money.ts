import { readWire } from '@slipstream/contract/client-form';
import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { getBets } from '@slipstream/contract/http/bets/get-bets';
import { getTransactions } from '@slipstream/contract/http/account/get-transactions';
import type { Money } from './checks/money/balance.ts';
import type { Visit } from './visit.ts';

const triesMax = 4;

/** The player's money at one moment: read again until no bet was settled in between. Null for a visitor. */
export async function readMoneyOf({ context, addresses: { sandbox }, plan }: Visit): Promise<Money | null> {
  if (plan.as === 'visitor') return null;
  const get = async (path: string) => {
    const reply = await context.request.get(`${sandbox}${path}`);
    return reply.ok() ? ((await reply.json()) as unknown) : null;
  };
  const accounts = async () => readWire(getAccounts.reply, await get('/platform/player/accounts'));
  for (let tries = 0; tries < triesMax; tries += 1) {
    const before = await accounts();
    const bets = readWire(getBets.reply, await get('/v3/bets'));
    const transactions = readWire(getTransactions.reply, await get('/platform/transactions'));
    const after = await accounts();
    if (before.kind !== 'read' || bets.kind !== 'read' || transactions.kind !== 'read' || after.kind !== 'read')
      return null;
    if (JSON.stringify(before.value) !== JSON.stringify(after.value)) continue;
    const balances = Object.fromEntries(
      after.value.data.map(({ currency, balance }) => [currency, balance.amount as number]),
    );
    const others: Record<string, number> = {};
    for (const { betId, kind, status, currency, amount } of transactions.value.data) {
      // A jackpot is won with a bet, but is no part of what the bet returns.
      const isOfBet = betId !== null && kind !== 'jackpot';
      if (!isOfBet && status === 'done') others[currency] = (others[currency] ?? 0) + amount;
    }
    const active = after.value.data.find((account) => account.active)?.currency ?? '';
    return { balances, active, bets: bets.value.bets, others };
  }
  return null;
}
