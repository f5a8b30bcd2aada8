import { castVote } from '@slipstream/contract/http/catalogue/cast-vote';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getVotes } from '@slipstream/contract/http/catalogue/get-votes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asDemo } from '../../testing/as-player.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

describeEachPlace('votes on a match', (place) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
  });
  afterAll(() => sandbox.close());

  const soccer = async (matchStatus: string) => {
    const query = { matchStatus, sportKey: 'soccer', limit: 1 };
    return (await sandbox.call(getMatches, { query })).data[0]?.id ?? '';
  };

  it('[CONFIG-5] are counted, one a player, who may change their mind', async () => {
    const id = await soccer('0');
    const query = { predictionId: id };
    const empty = (await sandbox.call(getVotes, { query })).data;
    expect(empty.options.map(({ votes }) => votes)).toEqual([0, 0, 0]);
    const [home = '', draw = '', away = ''] = empty.options.map(({ option }) => option);
    const [ann, bob] = [await asDemo(sandbox, 'ordinary'), await asDemo(sandbox, 'rich')];
    const vote = (option: string) => ({ body: { prediction_id: id, data: { option } } });
    await ann.call(castVote, vote(home));
    await ann.call(castVote, vote(draw));
    expect((await bob.call(castVote, vote(away))).data.voted).toBe(away);
    const { data } = await ann.call(getVotes, { query });
    expect([data.voted, data.options.map(({ votes }) => votes)]).toEqual([draw, [0, 1, 1]]);
    expect((await sandbox.call(getVotes, { query })).data.voted).toBeNull();
  });

  it('[CONFIG-5] are refused for what is no match or no option, and when the match is over', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    const [coming, over] = [await soccer('0'), await soccer('4')];
    const status = async (id: string, option: string) =>
      (await player.refused(castVote, { body: { prediction_id: id, data: { option } } })).status;
    const [option = ''] = (await sandbox.call(getVotes, { query: { predictionId: over } })).data.options.map(
      (one) => one.option,
    );
    expect([await status('nothing', '1'), await status(coming, 'none'), await status(over, option)]).toEqual([
      404, 400, 409,
    ]);
    expect((await sandbox.refused(getVotes, { query: { predictionId: 'nothing' } })).status).toBe(404);
  });
});
