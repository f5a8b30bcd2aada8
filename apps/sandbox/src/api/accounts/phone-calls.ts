import { getPhone } from '@slipstream/contract/http/account/get-phone';
import { savePhone } from '@slipstream/contract/http/account/save-phone';
import { verifyPhone } from '@slipstream/contract/http/account/verify-phone';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { proofRefusal } from '../../accounts/sessions/password-proof.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { newPhoneCode, secretHash } from '../../accounts/players/secret.ts';
import { later } from '../../accounts/sign-in/login.ts';
import { putInOutbox } from '../../accounts/mail/mail.ts';
import { codesMax, phoneOut, phonesOf, resendMs, type PhoneRow } from '../../accounts/phone/phones.ts';

const triesMax = 5;
const numbersMax = 10;
const dayMs = 86_400_000;
/** A number that ends like this is one the verification provider does not accept, to show what that looks like. */
const rejectedEnding = '0000';

export function mountPhoneCalls(app: Hono<FrameEnv>, core: Core): void {
  mountForPlayer(app, getPhone, async (_, { id }) => {
    const [phone] = await phonesOf(core, id);
    return { phone: phone === undefined ? null : phoneOut(core, phone) };
  });

  mountForPlayer(app, savePhone, async ({ body, context }, player) => {
    const { id } = player;
    const refusal = await proofRefusal(core, player);
    if (refusal !== null) return refusal;
    const nowMs = core.realNow();
    const phones = await phonesOf(core, id);
    const known = phones.find(({ number }) => number === body.number);
    const waitMs = (phones[0]?.sent_ms ?? -resendMs) + resendMs - nowMs;
    if (waitMs > 0) return later(context, waitMs);
    const isUsedUp = known !== undefined && known.sent_count >= codesMax && nowMs - known.sent_ms < dayMs;
    if (isUsedUp) return later(context, known.sent_ms + dayMs - nowMs);
    if (known === undefined && phones.length >= numbersMax) return new Failure(409, 'conflict');
    const country = body.country.toUpperCase();
    return { phone: phoneOut(core, await sendCode(core, { id, number: body.number, country }, known)) };
  });

  mountForPlayer(app, verifyPhone, async ({ body }, { id }) => {
    const [phone] = await phonesOf(core, id);
    if (phone === undefined || phone.verified_status !== 'pending') return new Failure(404, 'not_found');
    const isRight = await takeTry(core, phone, body.code);
    if (!isRight) return new Failure(400, 'wrong_code');
    const status = phone.number.endsWith(rejectedEnding) ? ('rejected' as const) : ('verified' as const);
    await setStatus(core, phone, status);
    return { phone: phoneOut(core, { ...phone, verified_status: status }) };
  });
}

type Owner = { readonly id: string; readonly number: string; readonly country: string };

async function sendCode(core: Core, owner: Owner, known: PhoneRow | undefined): Promise<PhoneRow> {
  const { database, realNow } = core;
  const nowMs = realNow();
  const code = newPhoneCode();
  const sentToday = known !== undefined && nowMs - known.sent_ms < dayMs ? known.sent_count : 0;
  const state = {
    country: owner.country,
    verified_status: 'pending' as const,
    code_hash: secretHash(code),
    code_tries: 0,
    sent_count: sentToday + 1,
    sent_ms: nowMs,
  };
  const row = { player_id: owner.id, number: owner.number, ...state };
  await database
    .insertInto('phone')
    .values(row)
    .onConflict((conflict) => conflict.columns(['player_id', 'number']).doUpdateSet(state))
    .execute();
  await putInOutbox(core, 'phone_code', code, { playerId: owner.id, address: owner.number, nowMs });
  return row;
}

/** The try is counted before the code is looked at, so that many at once are not many tries. */
async function takeTry({ database }: Core, phone: PhoneRow, code: string): Promise<boolean> {
  const counted = await database
    .updateTable('phone')
    .set((expression) => ({ code_tries: expression('code_tries', '+', 1) }))
    .where('player_id', '=', phone.player_id)
    .where('number', '=', phone.number)
    .where('code_tries', '<', triesMax)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n && phone.code_hash === secretHash(code);
}

/** A proven number becomes one to sign in with, unless the player has one or somebody else signs in with it. */
async function setStatus({ database }: Core, phone: PhoneRow, status: 'verified' | 'rejected'): Promise<void> {
  await database
    .updateTable('phone')
    .set({ verified_status: status, code_hash: null })
    .where('player_id', '=', phone.player_id)
    .where('number', '=', phone.number)
    .execute();
  if (status === 'rejected') return;
  const taken = database.selectFrom('player').select('id').where('auth_phone', '=', phone.number);
  await database
    .updateTable('player')
    .set({ auth_phone: phone.number })
    .where('id', '=', phone.player_id)
    .where('auth_phone', 'is', null)
    .where(({ not, exists }) => not(exists(taken)))
    .execute();
}
