import { expect, type APIRequestContext } from '@playwright/test';

import { controlHeaders } from './controls.ts';
import { apiUrl, controlsUrl, hostUrl } from './stack.ts';

export const newPassword = 'slipstream-e2e';

export const newEmail = () => `e2e-${crypto.randomUUID()}@slipstream.example`;

/** A player of the test's own, signed in by cookie; what is limited or excluded here is missed by no other test. */
export async function signUp(request: APIRequestContext, { country = 'DE', currency = 'EUR' } = {}): Promise<string> {
  const email = newEmail();
  const fields = [{ field: 'date_of_birth', value: '1990-01-01' }];
  const player = { email, phone: null, password: newPassword, country, currency, locale: 'en', fields };
  await send(request, '/platform/users', { ...player, terms_accepted: true });
  await openMail(request, email);
  await send(request, '/platform/users/sign_in', { login: email, password: newPassword });
  return email;
}

/** What was sent to an address last: the token of a mail's link, or the code of a text message. */
export async function outboxSecret(request: APIRequestContext, wanted: string, to: string): Promise<string> {
  const secretOf = async () => {
    const reply = await request.get(`${controlsUrl}/control/outbox`, { headers: controlHeaders });
    const { data } = (await reply.json()) as { data: { kind: string; address: string; secret: string }[] };
    return data.find(({ kind, address }) => kind === wanted && address === to)?.secret;
  };
  await expect.poll(secretOf).toBeDefined();
  return (await secretOf()) ?? '';
}

/** Opens the link of the mail that a new player gets (SESSION-11). */
export async function openMail(request: APIRequestContext, email: string): Promise<void> {
  const secret = await outboxSecret(request, 'confirmation', email);
  const reply = await request.get(`${apiUrl}/platform/users/confirmation?confirmation_token=${secret}`);
  expect(reply.status(), await reply.text()).toBe(200);
}

async function send(request: APIRequestContext, path: string, data: object): Promise<void> {
  const reply = await request.post(apiUrl + path, { data, headers: { origin: hostUrl } });
  expect(reply.status(), await reply.text()).toBe(200);
}
