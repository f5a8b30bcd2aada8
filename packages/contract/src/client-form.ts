import * as z from 'zod/mini';

type CamelKey<Key> = Key extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : Key;

/** What a wire value looks like to the client: the same shape with camelCase keys. */
export type ClientForm<Wire> = unknown extends Wire
  ? Wire
  : Wire extends string | number | boolean | null | undefined
    ? Wire
    : Wire extends readonly (infer Item)[]
      ? readonly ClientForm<Item>[]
      : { readonly [Key in keyof Wire as CamelKey<Key>]: ClientForm<Wire[Key]> };

/** The client form of whatever a schema reads. */
export type Client<Schema extends z.ZodMiniType> = ClientForm<z.output<Schema>>;

interface Malformed {
  readonly path: string;
  readonly message: string;
}

export type Reading<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'malformed'; readonly issues: readonly Malformed[] };

/** Parses outside data once and returns it in client form. Invalid data is a value, not a throw. */
export function readWire<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): Reading<Client<Schema>> {
  const result = z.safeParse(schema, data);
  if (result.success) return { kind: 'read', value: toClient(result.data) };
  return {
    kind: 'malformed',
    issues: result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  };
}

/** Renames keys from snake_case to camelCase all the way down. Values are left as they are. */
export function toClient<Wire>(wire: Wire): ClientForm<Wire> {
  return renamed(wire, camelKey) as ClientForm<Wire>;
}

/** The reverse, for bodies and queries the client sends. */
export function toWire(client: unknown): unknown {
  return renamed(client, snakeKey);
}

// Key names repeat thousands of times in one reply: each is converted once and remembered.
const camelKeys = new Map<string, string>();
const snakeKeys = new Map<string, string>();

export function camelKey(key: string): string {
  return remembered(camelKeys, key, () => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));
}

export function snakeKey(key: string): string {
  // A key without a small letter is no name of ours but data, such as a currency code.
  const isName = /[a-z]/.test(key);
  return remembered(snakeKeys, key, () => (isName ? key.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`) : key));
}

function remembered(names: Map<string, string>, key: string, convert: () => string): string {
  let name = names.get(key);
  if (name === undefined) names.set(key, (name = convert()));
  return name;
}

function renamed(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) result[rename(key)] = renamed(Reflect.get(value, key), rename);
  return result;
}
