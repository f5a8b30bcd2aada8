import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { isLocalRequest } from '@slipstream/contract/http/local-request';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { z } from 'zod';
import { prose, type Html, type Page } from './layout.ts';
import type { HostOptions } from './options.ts';
import { notFoundPage } from './pages/site-pages.ts';

export type Env = { Bindings: HttpBindings };
type Controls = NonNullable<HostOptions['controls']>;

export const mailboxPath = '/demo/mailbox';

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

/**
 * Secrets are in it, so it is for whoever sits at this machine: by its own name and through no proxy. A proxy may pass
 * everything on without a word, so a browser must also have been let in, by a link with a key that works once.
 */
export async function askMailbox(
  c: Context<Env>,
  controls: Controls,
): Promise<Response | { readonly page: Page; readonly status: 200 | 403 | 404 }> {
  const { headers, socket } = c.env.incoming;
  if (!isLocalRequest({ headers, remoteAddress: socket.remoteAddress, port: socket.localPort })) {
    return { page: notFoundPage(), status: 404 };
  }
  const pass = createHmac('sha256', controls.secret).update('pass of the mailbox').digest('base64url');
  const name = `mailbox_${socket.localPort ?? 0}`;
  const key = c.req.query('key');
  if (key !== undefined && (await isGoodKey(controls, key))) {
    setCookie(c, name, pass, { httpOnly: true, sameSite: 'Strict', path: mailboxPath });
    return c.redirect(mailboxPath, 303);
  }
  return isSame(getCookie(c, name) ?? '', pass)
    ? { page: await mailboxPage(controls), status: 200 }
    : { page: closedPage(), status: 403 };
}

async function isGoodKey({ url, secret }: Controls, key: string): Promise<boolean> {
  const reply = await fetch(`${url}/control/spend-key`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    body: JSON.stringify({ key }),
  }).catch(() => null);
  await reply?.body?.cancel();
  return reply?.ok === true;
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** What a demo has instead of mails and text messages. */
async function mailboxPage({ url, secret }: Controls): Promise<Page> {
  const mails = await fetch(`${url}/control/outbox`, { headers: { Authorization: `Bearer ${secret}` } })
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

function closedPage(): Page {
  const words = html`<p>
    The mailbox opens with the link that <code>npm start</code> has printed. The link works once and lets this browser
    in; then this page stays open to it.
  </p>`;
  return { title: 'Mailbox', body: prose('The mailbox of the demo', words) };
}

function mailLine({ kind, address, secret }: Mail): Html {
  const way = waysOf[kind];
  const words = `${kind.replaceAll('_', ' ')} for ${address}`;
  return way === undefined
    ? html`<li>${words}: <code>${secret}</code></li>`
    : html`<li><a data-keep href="${way(secret)}">${words}</a></li>`;
}
