import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './http/calls.ts';
import { odds, totalOdds } from './scalars.ts';
import { plainSchemas, wireSchemas } from './testing/every-schema.ts';
import { type JsonNode, jsonOf } from './testing/json-schema-arbitrary.ts';

/** Paths of everything in a schema that could be as large as a sender likes. */
function unbounded(node: JsonNode, path: string): string[] {
  const here = isBounded(node) ? [] : [path];
  const parts: [string, JsonNode][] = [
    ...Object.entries(node.properties ?? {}),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? [])].map((branch, index): [string, JsonNode] => [`|${index}`, branch]),
  ];
  if (node.items !== undefined) parts.push(['[]', node.items]);
  if (typeof node.additionalProperties === 'object') parts.push(['{}', node.additionalProperties]);
  return [...here, ...parts.flatMap(([name, part]) => unbounded(part, `${path}.${name}`))];
}

function isBounded(node: JsonNode): boolean {
  if (node.enum !== undefined || 'const' in node) return true;
  switch (node.type) {
    case 'string':
      return node.maxLength !== undefined || node.format !== undefined || isFinite(node.pattern);
    case 'integer':
    case 'number':
      return node.minimum !== undefined && node.maximum !== undefined;
    case 'array':
      return node.maxItems !== undefined;
    case undefined:
    default:
      return true;
  }
}

/** A pattern with an anchor at both ends and no open repetition. */
function isFinite(pattern: string | undefined): boolean {
  if (pattern === undefined || !pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  const skeleton = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return !/[*+]|\{\d+,\}/.test(skeleton);
}

describe('everything is bounded', () => {
  it.each([...wireSchemas, ...plainSchemas])('%s', (name, schema) => {
    expect(unbounded(jsonOf(schema), name)).toEqual([]);
  });

  it.each(calls.map((call) => [call.id, call] as const))('%s, asked for', (id, call) => {
    expect(unbounded(jsonOf(call.params), `${id} params`)).toEqual([]);
    expect(unbounded(jsonOf(call.query, 'output'), `${id} query`)).toEqual([]);
  });

  it.each([
    [999, false, false],
    [1000, true, true],
    [1850, true, true],
    [1850.5, false, false],
    [10_000_000, true, true],
    [10_000_001, false, true],
    [2 ** 53, false, false],
    ['1850', false, false],
    [Number.NaN, false, false],
  ])('[BET-4] %j as a price: %j, as total odds: %j', (value, isPrice, isTotal) => {
    expect(z.safeParse(odds, value).success).toBe(isPrice);
    expect(z.safeParse(totalOdds, value).success).toBe(isTotal);
  });
});
