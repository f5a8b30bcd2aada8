import { startServices } from './services.ts';
import type { Stack } from './stack.ts';

/** Runs the stack until Ctrl-C, which ends all of it with exit code 0; a program that dies ends the rest with 1. */
export async function runStack({ addresses, moved, services }: Stack, hint: string): Promise<void> {
  const startedAt = Date.now();
  const stopped = new Promise<'stopped'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('stopped'));
  });
  for (const line of moved) console.log(line);
  const running = startServices(services);
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
  Reference API    ${addresses.sandbox}  (controls: ${addresses.sandbox}/control)

  Ready in ${seconds} s. ${hint}`);
  const end = await Promise.race([running.died, stopped]);
  if (end !== 'stopped') console.error(`The ${end} ended by itself; stopping the rest.`);
  await running.stop();
  process.exit(end === 'stopped' ? 0 : 1);
}
