import { openAccount } from '@slipstream/contract/http/account/open-account';
import { savePhone } from '@slipstream/contract/http/account/save-phone';
import { updatePlayer } from '@slipstream/contract/http/account/update-player';
import { verifyPhone } from '@slipstream/contract/http/account/verify-phone';
import { confirmPassword } from '@slipstream/contract/http/session/confirm-password';
import { createPlayerToken } from '@slipstream/contract/http/session/create-player-token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyPick, asBettor, single, type Bettor } from '../bets/testing/bettor.ts';
import { outboxOf } from '../testing/outbox.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
let player: Bettor;
beforeAll(async () => {
  sandbox = await runningSandbox();
  player = await asBettor(sandbox, 'ordinary');
});
afterAll(() => sandbox.close());

const ask = (need: string, name = 'ordinary') => sandbox.control('player-needs', { player: name, need });
const refusedCode = async () => (await player.refusedPlace([single(anyPick(sandbox), 100)])).body.code;

describe('what a platform asks of a player', () => {
  it('[PLACE-8] a profile without a required field takes no bet until it is filled in', async () => {
    await ask('fields');
    expect(await refusedCode()).toBe('profile_incomplete');
    const fields = [{ field: 'date_of_birth', value: '1990-01-01' }];
    expect((await player.call(updatePlayer, { body: { fields } })).auth_fields_missed).toEqual([]);
    await player.place([single(anyPick(sandbox), 100)]);
  });

  it('[PLACE-8] a player who must prove a phone takes no bet until it is proven', async () => {
    const rich = await asBettor(sandbox, 'rich');
    const bets = () => [single(anyPick(sandbox), 100)];
    await ask('phone', 'rich@slipstream.example');
    expect((await rich.refusedPlace(bets())).body.code).toBe('phone_not_verified');
    await ask('nothing', 'rich');
    await rich.place(bets());
    await ask('phone', 'rich');
    await rich.call(savePhone, { body: { number: '+4915122229999', country: 'DE' } });
    const { secret } = await outboxOf(sandbox, 'rich', 'phone_code');
    await rich.call(verifyPhone, { body: { code: secret } });
    await rich.place(bets());
  });

  it('[SESSION-14] a sensitive change wants the password again when it was given long ago', async () => {
    const open = { body: { currency: 'USD' } };
    await player.call(openAccount, open);
    await ask('password');
    // A token made of the same sign-in proves nothing.
    await player.call(createPlayerToken, { body: {} });
    expect(await player.refused(openAccount, open)).toMatchObject({ status: 403, body: { code: 'password_required' } });
    const wrong = await player.refused(confirmPassword, { body: { password: 'not the password' } });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'invalid_credentials' } });
    expect((await player.refused(openAccount, open)).status).toBe(403);
    await player.call(confirmPassword, { body: { password: 'slipstream' } });
    await player.call(openAccount, open);
    sandbox.pass(61 * 60_000);
    expect(await player.refused(openAccount, open)).toMatchObject({ body: { code: 'password_required' } });
  });
});
