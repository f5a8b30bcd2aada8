import type { InvalidRequest } from './invalid-requests.ts';

/** What the API says to a request that its document does not allow; another word would mean that it was read as a right one. */
const refusal = '400 bad_request';

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
    const { code } = (await reply.json().catch(() => ({}))) as { readonly code?: string };
    const answer = `${reply.status} ${code ?? ''}`.trim();
    if (answer !== refusal) lines.push(`${operation}: ${wrong} was answered with ${answer}`);
  }
  return lines;
}
