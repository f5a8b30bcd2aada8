import { confirmEmail } from '@slipstream/contract/http/session/confirm-email';
import { signIn } from '@slipstream/contract/http/session/sign-in';
import { signUp } from '@slipstream/contract/http/session/sign-up';
import type { PlayerId } from '@slipstream/units/ids';
import type * as z from 'zod/mini';
import { outboxTo } from './outbox.ts';
import type { TestSandbox } from './running-sandbox.ts';

/** A new player who has opened the link in the mail or text message and signed in. */
export async function signedUp(
  sandbox: TestSandbox,
  form: z.input<typeof signUp.body>,
): Promise<{ readonly id: PlayerId; readonly token: string }> {
  await sandbox.call(signUp, { body: form });
  const login = form.email?.toLowerCase() ?? form.phone ?? '';
  const { secret } = await outboxTo(sandbox, login, 'confirmation');
  await sandbox.call(confirmEmail, { query: { confirmation_token: secret } });
  const body = { login, password: form.password };
  const { player_id: id, token } = await sandbox.call(signIn, { body });
  return { id, token };
}
