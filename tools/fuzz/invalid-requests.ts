import { sampleOf } from './sample.ts';
import { accepts, isRecord, resolved, type Schema, type Schemas } from './schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } };
}
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas };
}

/** A valid request except for one fault. */
export interface InvalidRequest {
  readonly operation: string;
  /** What is wrong with it. */
  readonly wrong: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface Parts {
  readonly path: ReadonlyMap<string, string>;
  readonly query: ReadonlyMap<string, string>;
  readonly header: ReadonlyMap<string, string>;
  readonly body: unknown;
}

/**
 * For every operation: each field and parameter of the wrong type, out of range, not one of its words, or missing. `bodies` are
 * right ones by operation, where the document alone does not say what is right.
 */
export function invalidRequests(document: Document, bodies: ReadonlyMap<string, object>): readonly InvalidRequest[] {
  const { paths, components } = document;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      invalidOf({ path, method, operation, body: bodies.get(operation.operationId) }, components.schemas),
    ),
  );
}

interface Target {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly body: object | undefined;
}

function invalidOf({ path, method, operation, body }: Target, schemas: Schemas): readonly InvalidRequest[] {
  const { operationId, parameters = [], requestBody } = operation;
  const schema = requestBody?.content['application/json']?.schema;
  const given = (place: string) =>
    new Map(
      parameters
        .filter((one) => one.in === place && (place !== 'query' || one.required === true))
        .map(({ name, schema: own }) => [name, asText(sampleOf(own, schemas))]),
    );
  const right: Parts = {
    path: given('path'),
    query: given('query'),
    header: given('header'),
    body: schema === undefined ? undefined : (body ?? sampleOf(schema, schemas)),
  };
  const request = (wrong: string, parts: Parts): InvalidRequest => ({
    operation: operationId,
    wrong,
    method: method.toUpperCase(),
    path: addressOf(path, parts),
    headers: Object.fromEntries(parts.header),
    body: parts.body === undefined ? null : JSON.stringify(parts.body),
  });
  const badParameters = parameters.flatMap((one) => {
    if (one.in !== 'query' && one.in !== 'header') return [];
    const place = one.in;
    return badTexts(one, schemas).map((text) => {
      const changed = new Map(right[place]);
      if (text === null) changed.delete(one.name);
      else changed.set(one.name, text);
      return request(`${place} ${one.name}=${text?.slice(0, 40) ?? 'missing'}`, { ...right, [place]: changed });
    });
  });
  if (schema === undefined) return badParameters;
  const badBodies = badValues(schema, right.body, schemas).map(({ where, value }) =>
    request(`body${where} is ${(JSON.stringify(value) ?? 'missing').slice(0, 40)}`, {
      ...right,
      body: replaced(right.body, where.split('.').slice(1), value),
    }),
  );
  return [...badParameters, ...badBodies];
}

function addressOf(path: string, { path: params, query }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params.get(name) ?? ''));
  return query.size === 0 ? filled : `${filled}?${new URLSearchParams([...query]).toString()}`;
}

function asText(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join(',') : String(value);
}

const junkTexts = ['no such', '', '-1', '1.5', '9'.repeat(20), 'x'.repeat(5_000), '\u{1F600}'];

/** Invalid texts of a parameter; null means that it is left out. */
function badTexts({ schema: given, required, in: place }: Parameter, schemas: Schemas): readonly (string | null)[] {
  const schema = resolved(given, schemas);
  const item = schema.type === 'array' ? resolved(schema.items ?? {}, schemas) : schema;
  const isGood = (text: string) => readings(text).some((value) => accepts(item, value, schemas));
  // A header holds no such characters, and an empty parameter may stand for one that is left out.
  const sendable = junkTexts.filter((text) => text !== '' && (place === 'query' || /^[ -~]*$/u.test(text)));
  return [...sendable.filter((text) => !isGood(text)), ...(required === true ? [null] : [])];
}

function readings(text: string): readonly unknown[] {
  const number = Number(text);
  return [text, ...(text === '' || Number.isNaN(number) ? [] : [number])];
}

const junk: readonly unknown[] = [null, true, 1.5, -1, 1e300, 'no such', '', 'x'.repeat(5_000), [], {}, [null], [{}]];

/** A longer list would exceed the size of a request. */
const itemsMax = 1_000;

interface Bad {
  /** The path to it: names and indexes, each after a dot. */
  readonly where: string;
  /** Undefined means that it is left out. */
  readonly value: unknown;
}

/** Everything that can be wrong with one place of a body. */
function badValues(given: Schema, sample: unknown, schemas: Schemas, where = ''): readonly Bad[] {
  const schema = resolved(given, schemas);
  const here = junk.filter((value) => !accepts(schema, value, schemas)).map((value) => ({ where, value }));
  const shape =
    schema.anyOf?.map((one) => resolved(one, schemas)).find((one) => accepts(one, sample, schemas)) ?? schema;
  if (Array.isArray(sample)) {
    const { maxItems = itemsMax } = shape;
    const tooMany = { where, value: Array.from({ length: maxItems + 1 }, () => sample[0] as unknown) };
    return [
      ...here,
      ...(maxItems < itemsMax && sample.length > 0 ? [tooMany] : []),
      ...(sample.length === 0 ? [] : badValues(shape.items ?? {}, sample[0], schemas, `${where}.0`)),
    ];
  }
  if (!isRecord(sample)) return here;
  const missing = (shape.required ?? []).map((name) => ({ where: `${where}.${name}`, value: undefined }));
  const inside = Object.entries(shape.properties ?? {}).flatMap(([name, own]) =>
    badValues(own, sample[name], schemas, `${where}.${name}`),
  );
  return [...here, ...missing, ...inside];
}

function replaced(sample: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(sample)) {
    return sample.map((item: unknown, at) => (at === Number(step) ? replaced(item, rest, value) : item));
  }
  const record = isRecord(sample) ? sample : {};
  const inner = replaced(Object.hasOwn(record, step) ? record[step] : undefined, rest, value);
  const others = Object.entries(record).filter(([name]) => name !== step);
  return Object.fromEntries(inner === undefined ? others : [...others, [step, inner]]);
}
