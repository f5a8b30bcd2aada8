import { z } from 'zod';

/** How push messages are sent. */
export interface PushOptions {
  /** Null: made once and kept in the database. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | null;
  /** Whom a push service can ask about these messages: `mailto:` or `https:`. */
  readonly subject: string;
  /** Hosts that messages may be sent to; `*.` stands for any name below. */
  readonly services: readonly string[];
  /** Also to http on this machine, for tests. */
  readonly isLoopbackAllowed: boolean;
}

const base64Url = z.string().regex(/^[\w-]{40,100}$/, 'must be a key in base64url');
const hosts = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().regex(/^(\*\.)?[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,5}$/, 'must be host names')).max(50));

export const pushTable = {
  'vapid-public-key': {
    env: 'VAPID_PUBLIC_KEY',
    about: 'public key of push messages (made once if absent)',
    initial: null,
    schema: base64Url,
  },
  'vapid-private-key': { env: 'VAPID_PRIVATE_KEY', about: 'its private key', initial: null, schema: base64Url },
  'vapid-subject': {
    env: 'VAPID_SUBJECT',
    about: 'whom push services can write to about these messages',
    initial: 'mailto:push@slipstream.example',
    schema: z.string().regex(/^(mailto:\S{3,200}|https:\/\/\S{3,200})$/, 'must begin with mailto: or https:'),
  },
  'push-services': {
    env: 'PUSH_SERVICES',
    about: 'hosts push messages may be sent to',
    initial: 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    schema: hosts,
  },
  'push-loopback': {
    env: 'PUSH_LOOPBACK',
    about: 'on: also to this machine, for tests',
    initial: 'off',
    schema: z.enum(['on', 'off']),
  },
} as const;

interface Given {
  readonly publicKey: string | null;
  readonly privateKey: string | null;
  readonly subject: string | null;
  readonly services: readonly string[] | null;
  readonly loopback: 'on' | 'off' | null;
}

/** Both keys or none; and production sends nothing to itself. */
export function pushOf(given: Given, nodeEnv: string | undefined, problems: string[]): PushOptions {
  const { publicKey, privateKey, subject, services, loopback } = given;
  if ((publicKey === null) !== (privateKey === null)) {
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together; one of them is missing');
  }
  if (loopback === 'on' && nodeEnv === 'production') {
    problems.push('PUSH_LOOPBACK must not be on with NODE_ENV=production: it is for tests');
  }
  return {
    keys: publicKey === null || privateKey === null ? null : { publicKey, privateKey },
    subject: subject ?? '',
    services: services ?? [],
    isLoopbackAllowed: loopback === 'on',
  };
}
