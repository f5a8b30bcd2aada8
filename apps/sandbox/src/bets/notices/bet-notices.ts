import { isRuleStruck } from '@slipstream/betting/cashout/cashout-rule';
import { isCalledOff, stakeInPlay } from '@slipstream/betting/summary/bet-sum';
import type { PushTopic } from '@slipstream/contract/entities/account/push-subscription';
import { sandboxWords, type SandboxWords } from '@slipstream/locales/sandbox-words';
import { findCurrency } from '@slipstream/units/currency';
import { formatMoney } from '@slipstream/units/format-money';
import type { PlayerId } from '@slipstream/units/ids';
import { zeroMinor, type Minor } from '@slipstream/units/minor';
import { isHouseStake } from '../../bonuses/bets/bonus-terms.ts';
import { keepNotifications, type KeptNotification, type NotifyParts } from '../../accounts/notifications/notify.ts';
import type { BetRecord } from '../records/bet-record.ts';
import { competitorName } from '../../serialise/names/nation-names.ts';
import { legNames } from '../records/leg-names.ts';

/** How a bet can end, for its player; `cashed_part` leaves the rest in play. */
type Ending = keyof SandboxWords['betEndings'];

/** Tells players how their bets ended (NOTIF-2). What a round brings is told together, once for each ending. */
export interface BetNotices {
  /** Hears of every bet that changed; most have not ended. */
  add(bet: BetRecord): void;
  flush(): Promise<void>;
}

const looks = {
  won: 'success',
  lost: 'info',
  void: 'info',
  settled: 'info',
  cashed_out: 'success',
  cashed_part: 'success',
  rejected: 'warning',
} as const satisfies Record<Ending, string>;

/** Endings that give the stake back. */
const isComingBack: Readonly<Partial<Record<Ending, true>>> = { void: true, rejected: true };

export function createBetNotices(parts: NotifyParts, languageOf: (playerId: string) => Promise<string>): BetNotices {
  let waiting: BetRecord[] = [];
  /** Bets that an auto cashout sells; when it is done, nothing tells them from those sold by hand. */
  const sold = new Set<string>();
  return {
    add: (bet) => {
      if (isSoldByRule(bet)) sold.add(bet.id);
      if (endingOf(bet) !== null) waiting.push(bet);
    },
    flush: async () => {
      const ended = Map.groupBy(waiting, ({ playerId }) => playerId);
      waiting = [];
      for (const [playerId, bets] of ended) {
        const language = await languageOf(playerId);
        const notices = bets.flatMap((bet) => noticeOf(bet, language, sold.delete(bet.id)) ?? []);
        await keepNotifications(parts, playerId as PlayerId, notices);
      }
    },
  };
}

function isSoldByRule({ status, course: { rule, cashing } }: BetRecord): boolean {
  return status === 'cashout_in_progress' && rule !== null && cashing !== null && isRuleStruck(rule, cashing.amount);
}

/** Whoever cashes out by hand sees it; the rest happens while they are away (PUSH-1). */
function topicOf(ending: Ending, isByRule: boolean): PushTopic | null {
  if (ending === 'cashed_out' || ending === 'cashed_part') return isByRule ? 'cashout_reached' : null;
  return 'bet_settled';
}

/** Null for a bet that goes on as before. */
function endingOf({ status, result, paid, stake, course }: BetRecord): Ending | null {
  if (status === 'cashed_out') return 'cashed_out';
  if (status === 'rejected') return 'rejected';
  if (isCalledOff(status)) return 'void';
  if (status === 'waiting_results') return course.parts.length > 0 ? 'cashed_part' : null;
  if (status !== 'done') return null;
  if (result === 'refund_entire') return 'void';
  if ((paid ?? 0) === 0) return 'lost';
  return (paid ?? 0) > stake ? 'won' : 'settled';
}

/** The id is derived from the ending, so that a repeated notification is stored once. */
function noticeOf(bet: BetRecord, language: string, isByRule: boolean): KeptNotification | null {
  const ending = endingOf(bet);
  if (ending === null) return null;
  const { id, course, stake, stakeLeft, ref } = bet;
  const words = sandboxWords(language);
  const [title, caption] = words.betEndings[ending];
  const topic = topicOf(ending, isByRule);
  const money = (amount: Minor) => {
    const currency = findCurrency(bet.currency);
    return currency === undefined ? '' : formatMoney(amount, currency, language);
  };
  const part = course.parts.at(-1)?.amount ?? zeroMinor;
  const amounts = { paid: ending === 'cashed_part' ? part : paidAtLast(bet), stake, left: stakeLeft };
  return {
    id: `${id}-${ending}-${course.parts.length}`,
    title: topic === 'cashout_reached' ? words.push.cashout_reached : title,
    // A freebet that comes back is no money.
    caption:
      isComingBack[ending] && isHouseStake(bet.terms)
        ? ''
        : caption.replaceAll(/\{(paid|stake|left)\}/g, (_, name: keyof typeof amounts) => money(amounts[name])),
    body: [...bet.legs.map((leg) => legLine(leg, language)), `${money(stake)} · ${ref}`].join('\n').slice(0, 5000),
    type: looks[ending],
    object_type: 'bet',
    object_id: id,
    ...(topic !== null && { push: { topic, locale: language } }),
  };
}

/** What the end of a bet brought; of one that was called off what was left of its stake comes back. */
function paidAtLast({ status, paid, stake, course }: BetRecord): Minor {
  if (!isCalledOff(status)) return paid ?? zeroMinor;
  return stakeInPlay({ stake: { value: stake }, cashout: course });
}

function legLine({ about }: BetRecord['legs'][number], language: string): string {
  const [nameA, nameB] = [competitorName(about.nameA, language), competitorName(about.nameB, language)];
  return `${legNames(about, language).outcome} · ${nameB === '' ? nameA : `${nameA} – ${nameB}`}`;
}
