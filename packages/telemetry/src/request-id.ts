import { randomUUID } from 'node:crypto';

export const requestIdHeader = 'x-request-id';

/** Whatever another system calls its requests, as long as it fits a line of a log. */
const idForm = /^[\w.:-]{8,128}$/;

/**
 * The id of a request (RUN-11): that of whoever passed it on, if it is somebody we believe, or a new one. Anybody else could
 * give many requests one id, or another's.
 */
export function requestIdOf(given: string | undefined, isTrusted: boolean): string {
  return isTrusted && given !== undefined && idForm.test(given) ? given : randomUUID();
}
