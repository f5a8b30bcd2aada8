import type { HttpBindings } from '@hono/node-server';
import { html } from 'hono/html';
import { z } from 'zod';
import { prose, type Html, type Page } from './layout.ts';

const outbox = z.object({
  data: z.array(z.object({ kind: z.string(), address: z.string(), secret: z.string(), created_ms: z.number() })),
});
type Mail = z.output<typeof outbox>['data'][number];

const waysOf: Readonly<Record<string, (secret: string) => string>> = {
  confirmation: (secret) => `/users/confirmation?confirmation_token=${encodeURIComponent(secret)}`,
  unlock: (secret) => `/users/unlock?unlock_token=${encodeURIComponent(secret)}`,
  known_account: () => '/users/sign-in',
  password: (secret) => `/users/password/edit?reset_password_token=${encodeURIComponent(secret)}`,
};

/** Secrets are in it, so it is for whoever sits at this machine and for nobody behind a proxy. */
export function isFromThisMachine(bindings: Partial<HttpBindings> | undefined, forwarded: string | undefined): boolean {
  const address = bindings?.incoming?.socket.remoteAddress ?? '';
  return forwarded === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);
}

/** What a demo has instead of mails and text messages. */
export async function mailboxPage(apiUrl: string): Promise<Page> {
  const mails = await fetch(`${apiUrl}/control/outbox`)
    .then(async (reply) => outbox.parse(await reply.json()).data)
    .catch(() => []);
  const list =
    mails.length === 0
      ? html`<p>Nothing has been sent.</p>`
      : html`<ul class="menu">
          ${mails.map(mailLine)}
        </ul>`;
  return { title: 'Mailbox', body: prose('The mailbox of the demo', list) };
}

function mailLine({ kind, address, secret }: Mail): Html {
  const way = waysOf[kind];
  const words = `${kind.replaceAll('_', ' ')} for ${address}`;
  return way === undefined
    ? html`<li>${words}: <code>${secret}</code></li>`
    : html`<li><a data-keep href="${way(secret)}">${words}</a></li>`;
}
