import type { AmbProgress } from '@slipstream/contract/entities/bonuses/amb-progress';
import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import type { PoolState } from '@slipstream/contract/entities/bonuses/bonus-status';
import { activateBonus } from '@slipstream/contract/http/bonuses/activate-bonus';
import { boostBonus } from '@slipstream/contract/http/bonuses/boost-bonus';
import { getAmbProgress } from '@slipstream/contract/http/bonuses/get-amb-progress';
import { getBonus } from '@slipstream/contract/http/bonuses/get-bonus';
import { getBonuses } from '@slipstream/contract/http/bonuses/get-bonuses';
import { markBonusesSeen } from '@slipstream/contract/http/bonuses/mark-bonuses-seen';
import { openLootbox } from '@slipstream/contract/http/bonuses/open-lootbox';
import { redeemPromoCode } from '@slipstream/contract/http/bonuses/redeem-promo-code';
import type { LootboxPrize } from '@slipstream/contract/entities/bonuses/lootbox';
import type { Minor } from '@slipstream/units/minor';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Api, ApiResult } from '../../api/call-api.ts';
import type { BonusAddress } from './bonus-address.ts';

export interface BonusesState {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly bonuses: readonly Bonus[];
  readonly amb: readonly AmbProgress[];
  /** The bonus whose details are open. */
  readonly openId: string | null;
}

/** The result of an action; a refusal is in the server's words. */
export type Done = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: string | null };

interface Pool {
  readonly bonusId: Bonus['id'];
  readonly state: PoolState;
  readonly poolAmount: Minor;
}

const perTypeMax = 50;
/** How long to wait before reloading the list after bonuses were shown or seen (BONUS-4). */
const refreshMs = 1000;

/** A player's bonuses: one list, reloaded whenever it may have changed. */
export class BonusesStore {
  readonly state: StoreApi<BonusesState> = createStore(() => ({
    state: 'loading',
    bonuses: [],
    amb: [],
    openId: null,
  }));
  readonly #api: Api;
  readonly #hasProgress: boolean;
  #run = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Where the site does not show the way to the next freebet, it is not asked for. */
  constructor(api: Api, hasProgress = true) {
    this.#api = api;
    this.#hasProgress = hasProgress;
  }

  readonly load = async (): Promise<void> => {
    const run = (this.#run += 1);
    const [list, amb] = await Promise.all([
      this.#api.call(getBonuses, { query: { limitPerType: perTypeMax } }),
      this.#hasProgress ? this.#api.call(getAmbProgress, { body: { bets: [] } }) : null,
    ]);
    if (run !== this.#run) return;
    if (list.kind === 'failure') {
      this.state.setState(({ bonuses }) => ({ state: bonuses.length === 0 ? 'failed' : 'ready' }));
      return;
    }
    const progress = amb?.kind === 'reply' ? amb.reply.data : this.state.getState().amb;
    this.state.setState({ state: 'ready', bonuses: list.reply.data, amb: progress });
  };

  readonly loadSoon = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.load(), refreshMs);
  };

  readonly stop = (): void => {
    this.#run += 1;
    clearTimeout(this.#timer);
  };

  /**
   * A bonus event arrived (RT-5): reload the list, which has the page's language and pictures. If that fails, show the
   * event's own text.
   */
  readonly hear = async (bonus: Bonus): Promise<void> => {
    await this.load();
    const known = this.find(bonus.id);
    if (known !== undefined && known.version >= bonus.version) return;
    this.state.setState(({ bonuses }) => ({ bonuses: [bonus, ...bonuses.filter(({ id }) => id !== bonus.id)] }));
    this.loadSoon();
  };

  /** A pool as everybody is told of it (RT-5). */
  readonly applyPool = ({ bonusId, state, poolAmount }: Pool): void =>
    this.state.setState(({ bonuses }) => ({
      bonuses: bonuses.map((bonus) =>
        bonus.bonusType === 'tournament' && bonus.id === bonusId ? { ...bonus, poolAmount, poolState: state } : bonus,
      ),
    }));

  readonly open = (openId: string | null): void => this.state.setState({ openId });

  /** Opens one bonus by its list and id, as it is now; false if there is none. */
  readonly openListed = async (params: BonusAddress): Promise<boolean> => {
    const result = await this.#api.call(getBonus, { params });
    if (result.kind === 'failure') return false;
    const { data } = result.reply;
    this.state.setState(({ bonuses }) => ({
      bonuses: [data, ...bonuses.filter(({ id }) => id !== data.id)],
      openId: data.id,
    }));
    return true;
  };

  readonly find = (id: string): Bonus | undefined => this.state.getState().bonuses.find((bonus) => bonus.id === id);

  /** Activating one bonus can end or feed another, so reload the list (BONUS-5). */
  readonly activate = async (id: Bonus['id']): Promise<Done> =>
    this.#after(await this.#api.call(activateBonus, { params: { id }, body: {} }));

  readonly boost = async (id: Bonus['id'], multiplier: number): Promise<Done> =>
    this.#after(await this.#api.call(boostBonus, { params: { id }, body: { multiplier } }));

  readonly redeem = async (code: string): Promise<Done> =>
    this.#after(await this.#api.call(redeemPromoCode, { body: { code } }));

  readonly openBox = async (id: Bonus['id'], boxId: string): Promise<LootboxPrize | null> => {
    const result = await this.#api.call(openLootbox, { params: { id }, body: { boxId } });
    void this.load();
    return result.kind === 'reply' ? result.reply.prize : null;
  };

  /** Sends only those not yet seen (BONUS-4). */
  readonly see = async (seen: readonly Bonus[]): Promise<void> => {
    const unseen = seen.filter(({ issued }) => issued?.seen === false);
    if (unseen.length > 0) {
      const bonuses = unseen.map(({ id, bonusType }) => ({ id, type: bonusType }));
      await this.#api.call(markBonusesSeen, { body: { bonuses } });
    }
    this.loadSoon();
  };

  async #after(result: ApiResult<unknown, { readonly message: string }>): Promise<Done> {
    if (result.kind === 'reply') {
      await this.load();
      return { kind: 'done' };
    }
    const { failure } = result;
    // The refusal shows that the page was out of date, so reload.
    void this.load();
    return { kind: 'refused', message: failure.code === 'refused' ? (failure.error?.message ?? null) : null };
  }
}
