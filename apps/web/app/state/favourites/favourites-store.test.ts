import { describe, expect, it } from 'vitest';

import type { FavouriteChange, FavouriteKey } from './favourites-state.ts';
import { FavouritesStore, type AccountKeeper, type Written } from './favourites-store.ts';
import { localKeeper } from './local-keeper.ts';

const match = { type: 'matches', id: '7' } as const;
const league = { type: 'tournaments', id: '17' } as const;
const market = { type: 'markets', id: '18' } as const;

function device(...kept: readonly FavouriteKey[]) {
  let text = JSON.stringify(kept.map(({ type, id }) => `${type}/${id}`));
  return localKeeper(() => ({
    getItem: () => text,
    setItem: (_, value) => void (text = value),
    removeItem: () => (text = ''),
  }));
}

/** An account whose answers a test decides. */
function account(
  kept: readonly FavouriteKey[] | undefined,
  answer: (change: FavouriteChange) => Written | Promise<Written> = () => 'kept',
) {
  const written: string[] = [];
  const read = Promise.withResolvers<void>();
  const keeper: AccountKeeper = {
    read: async () => {
      await read.promise;
      return kept;
    },
    write: async (change) => {
      written.push(`${change.isOn ? '+' : '-'}${change.type}/${change.id}`);
      return answer(change);
    },
  };
  return { keeper, written, answerList: () => read.resolve() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function signedIn(local: ReturnType<typeof device>, who: ReturnType<typeof account>): Promise<FavouritesStore> {
  const store = new FavouritesStore(local);
  store.use(who.keeper);
  who.answerList();
  await store.known();
  await settled();
  return store;
}

describe('a visitor', () => {
  it('[FAV-1] sees a star at once, and it is kept on the device', async () => {
    const local = device();
    const store = new FavouritesStore(local);
    let told = 0;
    store.subscribe(() => (told += 1));
    const done = store.toggle(match);
    expect(store.has(match)).toBe(true);
    expect(await done).toBe('kept');
    expect(store.ids('matches')).toEqual(['7']);
    expect(local.read()).toEqual([match]);
    expect(told).toBe(2);
  });

  it('[FAV-2] sees what another tab did', async () => {
    const local = device();
    const store = new FavouritesStore(local);
    expect(store.has(match)).toBe(false);
    local.write({ ...match, isOn: true });
    await store.reload();
    expect(store.has(match)).toBe(true);
  });

  it('[FAV-2] has a list as soon as it is known that nobody is signed in', async () => {
    const store = new FavouritesStore(device(match));
    const known = store.known();
    store.use(null);
    expect(await known).toBe(true);
  });
});

describe('a player', () => {
  it.each([
    ['all reach the account', () => 'kept', [], ['matches/7', 'tournaments/17'], true],
    ['one is gone', ({ id }) => (id === '7' ? 'gone' : 'kept'), [], ['tournaments/17', 'matches/7'], false],
    ['the account does not answer', () => 'failed', [match, league], ['tournaments/17'], true],
    ['the account is full', () => 'full', [match, league], ['tournaments/17'], true],
  ] as const satisfies readonly [string, (change: FavouriteChange) => Written, unknown, readonly string[], boolean][])(
    '[FAV-2] brings along the favourites of the device, and takes them from it once they are sent: %s',
    async (_, answer, left, sent, hasMatch) => {
      const local = device(match, league);
      const who = account([market], answer);
      const store = await signedIn(local, who);
      expect(store.has(league)).toBe(true);
      expect(store.has(market)).toBe(true);
      expect(store.has(match)).toBe(hasMatch);
      expect(local.read()).toEqual(left);
      expect(who.written.toSorted()).toEqual(sent.map((name) => `+${name}`).toSorted());
    },
  );

  it('[FAV-2] sends nothing the account has already', async () => {
    const who = account([match]);
    await signedIn(device(match), who);
    expect(who.written).toEqual([]);
  });

  it('[FAV-2] leaves nothing on the device, whoever comes next', async () => {
    const local = device();
    const store = await signedIn(local, account([match]));
    await store.toggle(league);
    store.use(null);
    expect([store.has(match), store.has(league), local.read()]).toEqual([false, false, []]);
  });

  it.each(['failed', 'full', 'gone'] as const)('[FAV-1] sees a star go back when it is %s', async (answer) => {
    const store = await signedIn(
      device(),
      account([match], () => answer),
    );
    const done = store.toggle(match);
    expect(store.has(match)).toBe(false);
    expect(await done).toBe(answer);
    expect(store.has(match)).toBe(true);
  });

  it('[FAV-1] taps faster than the backend answers, and it hears them in order', async () => {
    const who = account([]);
    const store = await signedIn(device(), who);
    await Promise.all([store.toggle(match), store.toggle(match), store.toggle(match)]);
    expect(who.written).toEqual(['+matches/7', '-matches/7', '+matches/7']);
    expect(store.has(match)).toBe(true);
  });

  it('[FAV-1] taps while a call is on its way: the next is sent after its answer, so that none overtakes it', async () => {
    const answers: (() => void)[] = [];
    const who = account([], () => new Promise((resolve) => answers.push(() => resolve('kept'))));
    const store = await signedIn(device(), who);
    const taps = [store.toggle(match), store.toggle(match)];
    await settled();
    expect(who.written).toEqual(['+matches/7']);
    answers[0]?.();
    await settled();
    expect(who.written).toEqual(['+matches/7', '-matches/7']);
    answers[1]?.();
    await Promise.all(taps);
    expect(store.has(match)).toBe(false);
  });

  it('[FAV-2] sees what another device did, also while the list is on its way', async () => {
    const who = account([match]);
    const store = new FavouritesStore(device());
    store.use(who.keeper);
    store.hear({ ...league, isOn: true });
    store.hear({ ...match, isOn: false });
    who.answerList();
    await store.known();
    expect([store.has(league), store.has(match)]).toEqual([true, false]);
    let told = 0;
    store.subscribe(() => (told += 1));
    store.hear({ ...league, isOn: true });
    expect(told).toBe(0);
  });

  it('[FAV-2] who left gets no late answer, and the next one no late tap', async () => {
    const first = account([match]);
    const second = account([]);
    const store = new FavouritesStore(device());
    store.use(first.keeper);
    const late = store.toggle(league);
    store.use(second.keeper);
    first.answerList();
    second.answerList();
    await store.known();
    expect(await late).toBe('failed');
    expect([store.has(match), store.has(league), second.written]).toEqual([false, false, []]);
  });

  it('[FAV-2] without an answer the list is not known, and is asked for again', async () => {
    const store = await signedIn(device(), account(undefined));
    expect(await store.known()).toBe(false);
  });
});
