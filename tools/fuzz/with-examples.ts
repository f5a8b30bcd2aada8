import type { RealValues } from './real-values.ts';

interface Parameter {
  readonly name: string;
  readonly examples?: Examples;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
type Examples = Readonly<Record<string, { readonly value: unknown }>>;

/** The API's document with existing values as examples, which the fuzzer starts from. */
export function withExamples(document: OpenApi, values: RealValues): OpenApi {
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, exemplified(path, method, operation, values)]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function exemplified(path: string, method: string, operation: Operation, values: RealValues): Operation {
  const body = bodyFor(`${method} ${path}`, values);
  const { parameters, requestBody } = operation;
  return {
    ...operation,
    ...(parameters && { parameters: parameters.map((one) => withValues(one, valuesFor(path, one.name, values))) }),
    ...(requestBody && body && { requestBody: { ...requestBody, content: bodyExamples(requestBody.content, body) } }),
  };
}

function withValues(parameter: Parameter, known: readonly unknown[]): Parameter {
  return known.length === 0 ? parameter : { ...parameter, examples: examplesOf(known) };
}

function bodyExamples(content: Readonly<Record<string, object>>, body: object): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(content).map(([type, shape]) => [type, { ...shape, examples: examplesOf([body]) }]),
  );
}

function examplesOf(known: readonly unknown[]): Examples {
  return Object.fromEntries(known.map((value, at) => [`real-${at}`, { value }]));
}

function valuesFor(path: string, name: string, values: RealValues): readonly unknown[] {
  if (name === 'idempotency-key' || name === 'key') return [`fuzz-${path.length}-${'k'.repeat(16)}`];
  if (name === 'matchId' || name === 'match_id') return values.matchIds;
  if (name === 'code') return values.shareCodes;
  if (name !== 'id') return [];
  if (path.startsWith('/v2/matches/')) return values.matchIds;
  if (path.startsWith('/v2/categories/')) return values.categoryIds;
  if (path.startsWith('/v2/tournaments/')) return values.tournamentIds;
  return path.startsWith('/v3/bets/') ? values.betIds : [];
}

function bodyFor(call: string, { placement, bets, betIds }: RealValues): object | null {
  switch (call) {
    case 'post /v3/bets':
      return placement;
    case 'post /v3/bets/max-stake':
    case 'post /v3/bets/share-code':
      return { bets };
    case 'post /v3/bets/cashout':
      return { bet_id: betIds[0], offer_id: 'none', to_cashout: 400, stake_part: null };
    default:
      return null;
  }
}
