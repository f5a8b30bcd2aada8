import { getPhone } from '@slipstream/contract/http/account/get-phone';
import { getPlayer } from '@slipstream/contract/http/account/get-player';
import { savePhone } from '@slipstream/contract/http/account/save-phone';
import { verifyPhone } from '@slipstream/contract/http/account/verify-phone';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asDemo } from '../../testing/as-player.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { outboxOf } from '../../testing/outbox.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

const number = '+4915122223333';
const save = (given: string) => ({ body: { number: given, country: 'DE' } });
const wrongFor = (code: string) => ({ body: { code: code === '000000' ? '000001' : '000000' } });

describeEachPlace('a phone', (place) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
  });
  afterAll(() => sandbox.close());

  it('[SESSION-8] is proven by a code, and can be signed in with then', async () => {
    const player = await asDemo(sandbox, 'empty');
    expect(await player.call(getPhone)).toEqual({ phone: null });
    expect((await player.refused(verifyPhone, { body: { code: '123456' } })).status).toBe(404);
    const { phone } = await player.call(savePhone, save(number));
    expect(phone).toMatchObject({ number, verified_status: 'pending', sms_limit_reached: false, provider: 'sumsub' });
    // A real minute is six of the world's, and the wire speaks of the world's.
    expect(Date.parse(phone.resend_timeout_until ?? '')).toBe(sandbox.core.clock.now() + 6 * 60_000);
    const { secret } = await outboxOf(sandbox, 'empty', 'phone_code');
    expect(await player.refused(verifyPhone, wrongFor(secret))).toMatchObject({
      status: 400,
      body: { code: 'wrong_code' },
    });
    const verified = await player.call(verifyPhone, { body: { code: secret } });
    expect(verified.phone).toMatchObject({ verified_status: 'verified', resend_timeout_until: null });
    expect((await player.call(getPlayer)).auth_phone).toMatchObject({ number, verified_status: 'verified' });
  });

  it('[SESSION-8] that somebody else signs in with proves nothing about signing in', async () => {
    const player = await asDemo(sandbox, 'rich');
    await player.call(savePhone, save('+4915100000001'));
    const { secret } = await outboxOf(sandbox, 'rich', 'phone_code');
    await player.call(verifyPhone, { body: { code: secret } });
    const profile = await player.call(getPlayer);
    expect(profile.auth_phone).toBeNull();
    expect(profile.phones).toMatchObject([{ number: '+4915100000001', verified_status: 'verified' }]);
  });

  it('[SESSION-8] the provider does not accept is rejected', async () => {
    const player = await asDemo(sandbox, 'vip');
    await player.call(savePhone, save('+4915122220000'));
    const { secret } = await outboxOf(sandbox, 'vip', 'phone_code');
    const { phone } = await player.call(verifyPhone, { body: { code: secret } });
    expect(phone.verified_status).toBe('rejected');
  });

  it('[SESSION-8] gets a code once a minute and five times a day', async () => {
    const player = await asDemo(sandbox, 'limited');
    for (let count = 0; count < 5; count += 1) {
      const { phone } = await player.call(savePhone, save(number));
      expect(phone.sms_limit_reached).toBe(count === 4);
      expect((await player.refused(savePhone, save(number))).status).toBe(429);
      sandbox.pass(60_000);
    }
    expect((await player.refused(savePhone, save(number))).status).toBe(429);
    sandbox.pass(24 * 3_600_000);
    // The session of twelve hours has ended with the day.
    const later = await asDemo(sandbox, 'limited');
    expect((await later.call(savePhone, save(number))).phone.sms_limit_reached).toBe(false);
  });

  it('takes five tries of a code, however many come at once', async () => {
    const player = await asDemo(sandbox, 'spi_test');
    await player.call(savePhone, save(number));
    const { secret } = await outboxOf(sandbox, 'spi_test', 'phone_code');
    await Promise.all(Array.from({ length: 12 }, () => player.refused(verifyPhone, wrongFor(secret))));
    expect((await player.refused(verifyPhone, { body: { code: secret } })).status).toBe(400);
  });
});
