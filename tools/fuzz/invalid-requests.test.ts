import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { invalidRequests, type Document } from './invalid-requests.ts';
import { sampleOf } from './sample.ts';
import { accepts, type Schema } from './schema.ts';

const document = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as Document;
const { schemas } = document.components;

describe('invalid requests', () => {
  it('are made for every operation that takes a query, a header or a body', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const taking = operations.filter(
      ({ parameters = [], requestBody }) =>
        parameters.some((one) => one.in !== 'path') || requestBody?.content['application/json'] !== undefined,
    );
    const tried = new Set(invalidRequests(document, new Map()).map(({ operation }) => operation));
    const untried = taking.map(({ operationId }) => operationId).filter((id) => !tried.has(id));
    expect(untried).toEqual([]);
    expect(tried.size).toBeGreaterThan(50);
  });

  it('have a body that the document does not allow, unless something else is wrong', () => {
    for (const { operation, wrong, body } of invalidRequests(document, new Map())) {
      if (!wrong.startsWith('body')) continue;
      const schema = Object.values(document.paths)
        .flatMap((methods) => Object.values(methods))
        .find(({ operationId }) => operationId === operation)?.requestBody?.content['application/json']?.schema;
      const value: unknown = body === null ? undefined : JSON.parse(body);
      expect([operation, wrong, accepts(schema ?? {}, value, schemas)]).toEqual([operation, wrong, false]);
    }
  });

  it('begin from what the document allows', () => {
    for (const schema of Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody }) => requestBody?.content['application/json']?.schema ?? []),
    )) {
      expect(accepts(schema, sampleOf(schema, schemas), schemas)).toBe(true);
    }
  });

  const stake: Schema = { type: 'integer', minimum: 1, maximum: 9 };
  const bet: Schema = { type: 'object', properties: { stake, kind: { enum: ['single'] } }, required: ['stake'] };
  it.each<readonly [Schema, unknown, boolean]>([
    [stake, 9, true],
    [stake, 10, false],
    [stake, 1.5, false],
    [{ type: 'string', pattern: '^a+$', maxLength: 2 }, 'aa', true],
    [{ type: 'string', pattern: '^a+$', maxLength: 2 }, 'aaa', false],
    [{ anyOf: [{ type: 'null' }, stake] }, null, true],
    [{ anyOf: [{ type: 'null' }, stake] }, 'x', false],
    [bet, { stake: 1 }, true],
    [bet, { stake: 1, kind: 'luck' }, false],
    [bet, {}, false],
    [{ type: 'array', items: stake, maxItems: 1 }, [1, 1], false],
    [{ not: stake }, 1, false],
  ])('%j and %j: %s', (schema, value, isAllowed) => {
    expect(accepts(schema, value, {})).toBe(isAllowed);
  });
});
