import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Core } from '../core/core.ts';
import { closed, listening } from '../http/listening.ts';
import { newSecret } from '../accounts/players/secret.ts';
import { createControlAccess } from './control-access.ts';
import { enterPath } from './control-guard.ts';
import type { ControlOptions } from '../options/control-options.ts';
import { createControlRoutes } from './control-routes.ts';

/** Levers and outbox while they are there: on a port of their own, of this machine only, never the public one. */
export interface Controls {
  readonly origin: string;
  readonly secret: string;
  /** An address that lets one browser in, once. */
  newLink(): string;
  close(): Promise<void>;
}

/** Named by number: what a browser keeps for it is not sent to the servers of `localhost` beside it. */
const originAt = (port: number) => `http://127.0.0.1:${port}`;

export async function startControls(core: Core, { port, secret }: ControlOptions): Promise<Controls> {
  const access = createControlAccess(secret ?? newSecret());
  const linkAt = (number: number) => `${originAt(number)}${enterPath}?key=${access.newKey()}`;
  const server = createServer(getRequestListener(createControlRoutes(core, access, linkAt).fetch));
  await listening(server, '127.0.0.1', port);
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: originAt(own),
    secret: access.secret,
    newLink: () => linkAt(own),
    close: () => closed(server),
  };
}
