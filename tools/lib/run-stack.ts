import { controlsLink, mailboxLink } from './controls.ts';
import { superviseServices } from './supervise.ts';
import type { Stack } from './stack.ts';

/** Runs the stack until Ctrl-C, which ends all of it with exit code 0; a program that dies is started again. */
export async function runStack(stack: Stack, hint: string): Promise<void> {
  const { addresses, moved, services } = stack;
  const startedAt = Date.now();
  const stopped = new Promise<'stopped'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('stopped'));
  });
  for (const line of moved) console.log(line);
  const running = superviseServices(services, (line) => console.error(line));
  const failure = await Promise.race([running.ready.then(() => null), stopped]).catch((error: Error) => error.message);
  if (failure !== null) {
    if (failure !== 'stopped') console.error(failure);
    await running.stop();
    process.exit(failure === 'stopped' ? 0 : 1);
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`
  Sportsbook       ${addresses.web}/sportsbook
  Inside a host    ${addresses.host}
  Reference API    ${addresses.sandbox}

  Each of these opens once, and lets that browser in:
  Controls         ${await controlsLink(stack)}
  Mailbox          ${await mailboxLink(stack)}

  Ready in ${seconds} s. ${hint}`);
  await stopped;
  await running.stop();
  process.exit(0);
}
