import * as fc from 'fast-check';
import * as z from 'zod/mini';

interface Node {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Node;
  readonly additionalProperties?: Node | boolean;
  readonly items?: Node;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}
export type JsonNode = Node;

/** A schema as it travels, all in place. A bare type that may be null is written `["boolean", "null"]`: here as two branches. */
export function jsonOf(schema: z.ZodMiniType, io: 'input' | 'output' = 'input'): Node {
  const text = JSON.stringify(z.toJSONSchema(schema, { io }));
  return JSON.parse(text.replaceAll(/"type":\["(\w+)","null"\]/g, '"anyOf":[{"type":"$1"},{"type":"null"}]')) as Node;
}

/** Anything a schema says it takes. */
export function arbitraryOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return fromNode(jsonOf(schema));
}

function fromNode(node: Node): fc.Arbitrary<unknown> {
  const branches = node.anyOf ?? node.oneOf;
  if (branches !== undefined) return fc.oneof(...branches.map(fromNode));
  if ('const' in node) return fc.constant(node.const);
  if (node.enum !== undefined) return fc.constantFrom(...node.enum);
  switch (node.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.maxSafeInteger().map((value) => within(value, node.minimum ?? 0, node.maximum ?? 0));
    case 'number':
      return fc.double({ min: node.minimum ?? 0, max: node.maximum ?? 0, noNaN: true });
    case 'string':
      return stringFrom(node);
    case 'array':
      return fc.array(fromNode(node.items ?? {}), {
        minLength: node.minItems ?? 0,
        maxLength: Math.max(node.minItems ?? 0, Math.min(node.maxItems ?? 0, 2)),
      });
    case 'object':
      return objectFrom(node);
    case undefined:
    default:
      return fc.constantFrom('anything', 7, null);
  }
}

function within(value: number, min: number, max: number): number {
  if (value >= min && value <= max) return value;
  const span = BigInt(max) - BigInt(min) + 1n;
  const offset = BigInt(value) % span;
  return Number(BigInt(min) + (offset < 0n ? -offset : offset));
}

function stringFrom(node: Node): fc.Arbitrary<string> {
  const day = { min: new Date('2020-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true };
  if (node.format === 'uuid') return fc.uuid({ version: 4 });
  if (node.format === 'date') return fc.date(day).map((date) => date.toISOString().slice(0, 10));
  if (node.pattern?.includes(' UTC|T') === true) {
    return fc.date(day).map((date) => date.toISOString().replace(/T(.*)\.\d+Z/, ' $1 UTC'));
  }
  if (node.pattern !== undefined) return matching(node.pattern, node.maxLength ?? Infinity);
  return fc.string({ minLength: node.minLength ?? 0, maxLength: Math.min(node.maxLength ?? 0, 40) });
}

// A schema has few patterns and uses each of them hundreds of times; building the generator is the dear part.
const generators = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string, lengthMax: number): fc.Arbitrary<string> {
  const known = generators.get(pattern);
  if (known !== undefined) return known;
  const made = fc
    .stringMatching(new RegExp(pattern, 'u'), { size: 'xsmall' })
    .filter((text) => text.length <= lengthMax);
  generators.set(pattern, made);
  return made;
}

function objectFrom(node: Node): fc.Arbitrary<unknown> {
  if (node.propertyNames !== undefined && typeof node.additionalProperties === 'object') {
    return fc.dictionary(stringFrom(node.propertyNames), fromNode(node.additionalProperties), { maxKeys: 2 });
  }
  const fields = Object.entries(node.properties ?? {}).map(([name, field]) => [name, fromNode(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...(node.required ?? [])], noNullPrototype: true });
}
