import type { Call } from '@slipstream/contract/http/call';
import type { Hono } from 'hono';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount, type Asked, type Handler } from '../../http/mount.ts';
import { playerOf } from './identify.ts';
import type { Player } from '../../http/player.ts';

type PlayerCall = Call & { readonly auth: 'player' };
type PlayerHandler<C extends PlayerCall> = (asked: Asked<C>, player: Player) => ReturnType<Handler<C>>;

/** Serves a call that only players can make, and hands over who makes it. */
export function mountForPlayer<const C extends PlayerCall>(
  app: Hono<FrameEnv>,
  call: C,
  handler: PlayerHandler<C>,
): void {
  mount(app, call, (asked) => {
    const player = playerOf(asked.context);
    return player instanceof Failure ? player : handler(asked, player);
  });
}
