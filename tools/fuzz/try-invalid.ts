import type { InvalidRequest } from './invalid-requests.ts';

/** Error codes for an invalid request; any other code means that the request was taken as valid. */
const refusal = '400 bad_request';

/** Sends each request as a player; returns a line for each that was not refused as invalid. */
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
