import type { ApiResult } from '../../api/call-api.ts';

/** Why a request by id failed: it does not exist, or the API does not answer. */
export type Missing = { readonly kind: 'not-found' } | { readonly kind: 'unreachable' };

export function missing(result: Extract<ApiResult<unknown>, { kind: 'failure' }>): Missing {
  const { failure } = result;
  // The API refuses a malformed id with 400; to a visitor that is a 404.
  const isAbsent = failure.code === 'refused' && (failure.status === 404 || failure.status === 400);
  return { kind: isAbsent ? 'not-found' : 'unreachable' };
}
