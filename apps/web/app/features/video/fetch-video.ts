import { getMatchStreams } from '@slipstream/contract/http/catalogue/get-match-streams';
import { getMatchVideo } from '@slipstream/contract/http/catalogue/get-match-video';
import type { MatchId } from '@slipstream/units/ids';

import type { Api } from '../../api/call-api.ts';

export interface Stream {
  readonly id: string;
  /** Empty where there is only one. */
  readonly name: string;
  readonly form: 'hls' | 'iframe';
  readonly url: string;
}

export type Watched =
  | { readonly kind: 'streams'; readonly streams: readonly [Stream, ...Stream[]] }
  | { readonly kind: 'told'; readonly reason: string; readonly message: string };

/** A refusal in the place of an answer: what a player can do about it is the same. */
const reasonOf: Readonly<Record<number, string>> = { 401: 'sign_in', 403: 'country' };

/** Null when it can't be known: offline, or an answer without words. */
export async function fetchVideo(api: Api, id: MatchId, signal: AbortSignal): Promise<Watched | null> {
  const sent = { params: { id }, signal };
  const [video, streams] = await Promise.all([api.call(getMatchVideo, sent), api.call(getMatchStreams, sent)]);
  if (video.kind === 'failure') {
    if (video.failure.code !== 'refused' || video.failure.error === undefined) return null;
    const { status, error } = video.failure;
    return { kind: 'told', reason: reasonOf[status] ?? 'failed', message: error.message };
  }
  const { reply } = video;
  if (reply.state === 'unavailable') return { kind: 'told', reason: reply.reason, message: reply.message };
  const [first, ...others] = streams.kind === 'reply' ? streams.reply.data : [];
  const only = { id: 'video', name: '', form: reply.form, url: reply.url };
  return { kind: 'streams', streams: first === undefined ? [only] : [first, ...others] };
}
