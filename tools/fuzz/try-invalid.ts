import type { InvalidRequest } from './invalid-requests.ts';

/** What the API says to a request that its document does not allow. */
const refusal = 400;

/** Sends each of them as a player; answers a line for every one that was not refused as it should be. */
export async function tryInvalid(
  origin: string,
  token: string,
  requests: readonly InvalidRequest[],
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { operation, wrong, method, path, headers, body } of requests) {
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === null || method === 'GET' ? {} : { body }),
    });
    await reply.body?.cancel();
    if (reply.status !== refusal) lines.push(`${operation}: ${wrong} was answered with ${reply.status}`);
  }
  return lines;
}
