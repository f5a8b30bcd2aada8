import type { ApiResult } from '../../api/call-api.ts';

/** Why something by its id gave nothing: there is none, or the API does not answer. */
export type Missing = { readonly kind: 'not-found' } | { readonly kind: 'unreachable' };

export function missing(result: Extract<ApiResult<unknown>, { kind: 'failure' }>): Missing {
  const { failure } = result;
  // An id of the wrong shape is refused with 400, and to a visitor that is a page that is not there.
  const isAbsent = failure.code === 'refused' && (failure.status === 404 || failure.status === 400);
  return { kind: isAbsent ? 'not-found' : 'unreachable' };
}
