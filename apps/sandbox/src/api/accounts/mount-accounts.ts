import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mountAccountCalls } from './account-calls.ts';
import { mountDepositCalls } from './deposit-calls.ts';
import { createSharedGuessGuard } from '../../accounts/sign-in/shared-guess-guard.ts';
import { mountLimitCalls } from './limit-calls.ts';
import { mountMailCalls } from './mail-calls.ts';
import { mountDemoPlayers } from '../../control/outbox-routes.ts';
import { mountPasskeyCalls } from './passkey-calls.ts';
import { mountPhoneCalls } from './phone-calls.ts';
import { mountProfileCalls } from './profile-calls.ts';
import { mountSessionCalls } from './session-calls.ts';
import { mountSignInCalls } from './sign-in-calls.ts';
import { mountSignUpCalls } from './sign-up-calls.ts';
import { mountTransactionCalls } from './transaction-calls.ts';

/** The platform's side of the contract (SESSION-8), and what only a sandbox has of it. */
export function mountPlatform(app: Hono<FrameEnv>, core: Core): void {
  const guard = createSharedGuessGuard(core.limits);
  mountSignInCalls(app, core, guard);
  mountPasskeyCalls(app, core, guard);
  mountSignUpCalls(app, core);
  mountMailCalls(app, core, guard);
  mountProfileCalls(app, core);
  mountAccountCalls(app, core);
  mountPhoneCalls(app, core);
  mountSessionCalls(app, core);
  mountLimitCalls(app, core);
  mountDepositCalls(app, core);
  mountTransactionCalls(app, core);
  if (core.options.controls !== null) mountDemoPlayers(app);
}
