import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type JsonNode, jsonOf } from '../testing/json-schema-arbitrary.ts';
import { blockSettings, menuSettings } from './blocks.ts';

function keysOf(node: JsonNode): string[] {
  const parts = [...Object.values(node.properties ?? {}), ...(node.anyOf ?? []), ...(node.items ? [node.items] : [])];
  return [...Object.keys(node.properties ?? {}), ...parts.flatMap(keysOf)];
}

describe('blocks', () => {
  it.each(Object.entries(blockSettings))('[CONFIG-2] %s is the same in both forms: keys of one word', (_, schema) => {
    for (const key of keysOf(jsonOf(schema))) expect(key).toMatch(/^[a-z]+$/);
  });

  it.each([
    ['/live', true],
    ['#betBuilder', true],
    ['https://example.com/a', true],
    ['mailto:help@example.com', true],
    ['sms:+4912345', true],
    ['//example.com', false],
    ['javascript:alert(1)', false],
    ['live', false],
    ['page:bets_history', true],
    ['page:sport/soccer', true],
    ['page:match/soccer/arsenal-tottenham-m1', true],
    ['page:nowhere', false],
    ['page:match/soccer', false],
  ])('[ROUTE-5] [ROUTE-14] a link to %s: %j', (href, expected) => {
    const links = [{ label: 'Link', href, icon: null, badge: null }];
    expect(z.safeParse(menuSettings, { title: null, links, shown: 'all' }).success).toBe(expected);
  });
});
