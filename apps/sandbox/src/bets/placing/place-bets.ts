import type { PlaceErrorCode } from '@slipstream/contract/entities/bets/place-error';
import { requestScope } from '@slipstream/telemetry/request-scope';
import { isHouseStake } from '../../bonuses/bets/bonus-terms.ts';
import { spendBonuses } from '../../bonuses/bets/spend-bonuses.ts';
import { joinJackpots } from '../../bonuses/jackpots.ts';
import type { Entry } from '../../ledger/ledger.ts';
import { spend, type Posting } from '../../ledger/post.ts';
import { cashOf, houseCash, houseStakes } from '../../ledger/purse.ts';
import type { Player } from '../../http/player.ts';
import type { BetRecord } from '../records/bet-record.ts';
import { newBets } from '../records/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { DatabaseBusyError } from '../faults/database-busy.ts';
import { momentOf, type BookEnvironment } from '../book-environment.ts';
import { bodyHash, keptAnswers, type KeptAnswer, type KeyState, type RequestKey } from '../request-key.ts';
import { placingStates } from './placing-state.ts';
import { prepareBoards } from './prepare-boards.ts';
import { movedEnvironment } from './quote.ts';
import { refusedWhole, evaluateRequest, type PlaceBody, type PlacementAnswer } from './evaluate-request.ts';

export type Placement =
  | Exclude<KeyState<PlacementAnswer>, { kind: 'first' }>
  | { kind: 'new'; answer: PlacementAnswer };

/** One request to place, as it waits for its turn. */
export interface PlaceJob {
  readonly player: Player;
  readonly whose: RequestKey;
  readonly hash: string;
  readonly body: PlaceBody;
  readonly environment: BookEnvironment;
  /** A fault's refusal. */
  readonly forced: PlaceErrorCode | null;
  /** Absent where bets are placed without a request. */
  readonly requestId?: string | undefined;
}

/** Places the bets of one request: checks, bets, stakes and the key's answer stand or fall together. */
export async function placeBetsOf(parts: BookParts, player: Player, key: string, body: PlaceBody): Promise<Placement> {
  const { faults } = parts;
  const job: PlaceJob = {
    player,
    whose: { playerId: player.id, scope: 'placement', key },
    hash: bodyHash(body),
    body,
    forced: faults.takeReject(),
    requestId: requestScope()?.requestId,
    environment: faults.takePriceMove() ? movedEnvironment(parts.environment) : parts.environment,
  };
  if (faults.takeBusy()) throw new DatabaseBusyError();
  await prepareBoards(
    parts.environment,
    body.bets.flatMap(({ selections }) => selections),
  );
  const placed = await parts.placements.add(job);
  if (placed.kind === 'new') {
    parts.matches.add(body.bets.flatMap(({ selections }) => selections.map(({ match_id: id }) => id)));
  }
  return placed;
}

/** Requests of different players, in one transaction and as few statements as one of them would take. */
export async function placeTogether(
  entry: Entry,
  parts: Pick<BookParts, 'files' | 'newId' | 'settings'>,
  jobs: readonly PlaceJob[],
): Promise<readonly Placement[]> {
  const { transaction } = entry;
  const states = await placingStates<PlacementAnswer>(transaction, jobs);
  const records: BetRecord[] = [];
  const answers: KeptAnswer[] = [];
  const placements: Placement[] = [];
  for (const [at, job] of jobs.entries()) {
    const state = states[at];
    if (state === undefined) throw new RangeError('a placement has lost its state');
    if (state.key.kind !== 'first') {
      placements.push(state.key);
      continue;
    }
    const { player, body, environment, forced, whose, hash } = job;
    const evaluation =
      forced === null
        ? await evaluateRequest(transaction, { ...parts, environment }, player, body, state)
        : refusedWhole(body, forced);
    records.push(...evaluation.records.map((record) => withRequest(record, job.requestId)));
    answers.push({ whose, hash, answer: evaluation.answer, nowMs: environment.realNow() });
    placements.push({ kind: 'new', answer: evaluation.answer });
  }
  const held = new Map(states.map(({ purse, balance }) => [purse, balance]));
  await spend(entry, records.map(stakePosting), held, [...newBets(records), keptAnswers(answers)]);
  await spendBonuses(transaction, records);
  const [first] = jobs;
  if (first !== undefined) await joinJackpots(entry, records.filter(isAccepted), momentOf(first.environment));
  return placements;
}

function withRequest(record: BetRecord, requestId: string | undefined): BetRecord {
  return requestId === undefined ? record : { ...record, terms: { ...record.terms, requestId } };
}

/** A bet on probation joins when it is accepted. */
function isAccepted({ status }: BetRecord): boolean {
  return status === 'waiting_results';
}

function stakePosting({ id, playerId, currency, stake, createdMs, terms }: BetRecord): Posting {
  const isFree = isHouseStake(terms);
  const from = isFree ? houseCash(currency) : cashOf(playerId, currency);
  const transfers = [{ from, to: houseStakes(currency), amount: stake }];
  const key = `stake:${id}`;
  return { key, kind: isFree ? 'freebet' : 'stake', atMs: createdMs, reference: id, transfers };
}
