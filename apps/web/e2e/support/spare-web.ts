import { end, run, untilUp } from './servers.ts';
import { apiUrl, hostUrl, spareWebPort, spareWebUrl } from './stack.ts';
import { giveTimeToStart } from './time-to-start.ts';

/** A web server with settings of its own in front of the worker's sandbox: it starts much sooner than a world does. */
export async function startSpareWeb(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly webUrl: string; readonly stop: () => Promise<void> }> {
  giveTimeToStart();
  const child = run(['apps/web/server.ts'], {
    PORT: String(spareWebPort),
    SPORTSBOOK_API_URL: apiUrl,
    PUBLIC_URL: spareWebUrl,
    PLATFORM_URL: hostUrl,
    ...env,
  });
  await untilUp(`${spareWebUrl}/health`);
  return { webUrl: spareWebUrl, stop: () => end(child) };
}
