import { readWire } from '@slipstream/contract/client-form';
import type { League } from '@slipstream/contract/entities/catalogue/league';
import { parseSlug, type SlugTarget } from '@slipstream/contract/entities/catalogue/slug';
import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getTournament } from '@slipstream/contract/http/catalogue/get-tournament';
import { getConfig } from '@slipstream/contract/http/site/get-config';

/** Epoch milliseconds of March 1973. Seconds of today are below it. */
const millisecondsMin = 100_000_000_000;
const letters = { category: 'c', league: 'l', match: 'm' } as const satisfies Record<SlugTarget['kind'], string>;

/** What a schema takes and a page still cannot use: a line with the path of each. */
export function implausible(callId: string, reply: unknown): readonly string[] {
  if (callId === getConfig.id) return ofConfig(reply);
  if (callId === getMatches.id) {
    const read = readWire(getMatches.reply, reply);
    return read.kind === 'read' ? read.value.data.flatMap((event, index) => ofEvent(event, `data.${index}`)) : [];
  }
  if (callId === getMatch.id) {
    const read = readWire(getMatch.reply, reply);
    return read.kind === 'read' ? ofEvent(read.value.data, 'data') : [];
  }
  if (callId === getTournament.id) {
    const read = readWire(getTournament.reply, reply);
    return read.kind === 'read' ? ofLeague(read.value.data, 'data') : [];
  }
  return [];
}

function ofConfig(reply: unknown): readonly string[] {
  const read = readWire(getConfig.reply, reply);
  if (read.kind === 'malformed' || read.value.clock.nowMs >= millisecondsMin) return [];
  return [`clock.now_ms must be milliseconds, ${read.value.clock.nowMs} looks like seconds`];
}

interface Named {
  readonly id: string;
  readonly slug: string;
}

function ofEvent(event: Named & { readonly type: string; readonly tournament: League }, path: string) {
  const own = event.type === 'match' ? ofSlug('match', event, path) : [];
  return [...own, ...ofLeague(event.tournament, `${path}.tournament`)];
}

function ofLeague(league: Named & { readonly category: Named }, path: string): readonly string[] {
  return [...ofSlug('league', league, path), ...ofSlug('category', league.category, `${path}.category`)];
}

/** Addresses of pages are read by the end of the slug: without it every link to the page leads to a 404. */
function ofSlug(kind: SlugTarget['kind'], { id, slug }: Named, path: string): readonly string[] {
  const target = parseSlug(slug);
  if (target?.kind === kind && target.id === id) return [];
  if (!/^\d{1,20}$/.test(id)) return [`${path}.id must be digits only, because addresses end with it, is "${id}"`];
  return [`${path}.slug must end with -${letters[kind]}${id}, is "${slug}"`];
}
