import { startServices } from './services.ts';
import type { Stack } from './stack.ts';

/** Runs the stack until Ctrl-C, which ends all of it with exit code 0; a program that dies ends the rest with 1. */
export async function runStack({ addresses, moved, services }: Stack, hint: string): Promise<void> {
  const startedAt = Date.now();
  const stopped = new Promise<null>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(null));
  });
  for (const line of moved) console.log(line);
  const starting = startServices(services);
  const running = await Promise.race([starting, stopped]).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  if (running === null) {
    await (await starting.catch(() => null))?.stop();
    process.exit(0);
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`
  Sportsbook       ${addresses.web}/sportsbook
  Inside a host    ${addresses.host}
  Reference API    ${addresses.sandbox}  (controls: ${addresses.sandbox}/control)

  Ready in ${seconds} s. ${hint}`);
  const dead = await Promise.race([running.died, stopped]);
  if (dead !== null) console.error(`The ${dead} ended by itself; stopping the rest.`);
  await running.stop();
  process.exit(dead === null ? 0 : 1);
}
