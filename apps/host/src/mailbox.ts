import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { isLocalRequest } from '@slipstream/contract/http/local-request';
import type { HostWords } from '@slipstream/locales/host-words';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { z } from 'zod';
import { fill } from '../browser/format.ts';
import { fillHtml } from './fill-html.ts';
import { icon } from './icon.ts';
import { mailDocument, type MailLook } from './mail-document.ts';
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
  look: MailLook,
): Promise<Response | { readonly page: (words: HostWords) => Page; readonly status: 200 | 403 | 404 }> {
  const { headers, socket } = c.env.incoming;
  if (!isLocalRequest({ headers, remoteAddress: socket.remoteAddress, port: socket.localPort })) {
    return { page: notFoundPage, status: 404 };
  }
  const pass = createHmac('sha256', controls.secret).update('mailbox-pass').digest('base64url');
  const name = `mailbox_${socket.localPort ?? 0}`;
  const key = c.req.query('key');
  if (key !== undefined && (await isGoodKey(controls, key))) {
    setCookie(c, name, pass, { httpOnly: true, sameSite: 'Strict', path: mailboxPath });
    return c.redirect(mailboxPath, 303);
  }
  if (!isSame(getCookie(c, name) ?? '', pass)) return { page: closedPage, status: 403 };
  const mails = await readMails(controls);
  return { page: (words) => mailboxPage(words, mails, look), status: 200 };
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

async function readMails({ url, secret }: Controls): Promise<readonly Mail[]> {
  return fetch(`${url}/control/outbox`, { headers: { Authorization: `Bearer ${secret}` } })
    .then(async (reply) => outbox.parse(await reply.json()).data)
    .catch(() => []);
}

/** What a demo has instead of mails and text messages. */
function mailboxPage({ mailbox, mail: texts }: HostWords, mails: readonly Mail[], look: MailLook): Page {
  const list =
    mails.length === 0
      ? html`<p>${mailbox.empty}</p>`
      : html`<ul class="rows">
          ${mails.map((mail) => mailLine(mailbox, mail, mailPreview(mail, mailbox, texts, look)))}
        </ul>`;
  return { title: mailbox.title, body: prose(mailbox.heading, list) };
}

function closedPage({ mailbox: { title, heading, closed } }: HostWords): Page {
  return { title, body: prose(heading, html`<p>${fillHtml(closed, { command: html`<code>npm start</code>` })}</p>`) };
}

/** The message as its reader sees it, in the look of the site. */
function mailPreview(
  { kind, address, secret }: Mail,
  { kinds: subjects }: HostWords['mailbox'],
  { kinds, note, view }: HostWords['mail'],
  look: MailLook,
): Html | '' {
  const way = waysOf[kind];
  const words = isMailKind(kind, kinds) ? kinds[kind] : undefined;
  if (way === undefined || words === undefined || !isMailKind(kind, subjects)) return '';
  const subject = fill(subjects[kind], { address });
  const mail = mailDocument({ ...words, subject, note: fill(note, { site: look.siteName }), path: way(secret) }, look);
  return html`<details class="mail">
    <summary>${view}</summary>
    <iframe title="${subject}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${mail}"></iframe>
  </details>`;
}

function isMailKind<Kinds extends object>(kind: string, kinds: Kinds): kind is keyof Kinds & string {
  return Object.hasOwn(kinds, kind);
}

function mailLine({ kinds }: HostWords['mailbox'], { kind, address, secret }: Mail, preview: Html | ''): Html {
  const way = waysOf[kind];
  const text = new Map<string, string>(Object.entries(kinds)).get(kind) ?? `${kind}: {address}`;
  const words = fill(text, { address });
  return way === undefined
    ? html`<li>
        <p>
          ${icon('phone')} <span>${words}: <code>${secret}</code></span>
        </p>
      </li>`
    : html`<li>
        <a data-keep href="${way(secret)}">${icon('mail')} <span>${words}</span> ${icon('forward')}</a>
        ${preview}
      </li>`;
}
