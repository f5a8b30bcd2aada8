/** The part of JSON Schema that the API's document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly not?: Schema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
export type Schemas = Readonly<Record<string, Schema>>;

export function resolved(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.slice('#/components/schemas/'.length);
  const found = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (found === undefined) throw new RangeError(`the document has no schema ${name}`);
  return resolved(found, schemas);
}

/** Whether a value is one that the document allows. */
export function accepts(given: Schema, value: unknown, schemas: Schemas): boolean {
  const schema = resolved(given, schemas);
  if (schema.anyOf !== undefined && !schema.anyOf.some((one) => accepts(one, value, schemas))) return false;
  if (schema.not !== undefined && accepts(schema.not, value, schemas)) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false;
  if (schema.type !== undefined && !isOfType(schema.type, value)) return false;
  if (typeof value === 'string') return acceptsText(schema, value);
  if (typeof value === 'number') return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  if (Array.isArray(value)) return acceptsList(schema, value, schemas);
  return !isRecord(value) || acceptsRecord(schema, value, schemas);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    default:
      return typeof value === type;
  }
}

function acceptsText({ pattern, minLength = 0, maxLength = Infinity }: Schema, text: string): boolean {
  const isFit = text.length >= minLength && text.length <= maxLength;
  return isFit && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}

function acceptsList({ minItems = 0, maxItems = Infinity, items }: Schema, list: readonly unknown[], schemas: Schemas) {
  const isFit = list.length >= minItems && list.length <= maxItems;
  return isFit && (items === undefined || list.every((item) => accepts(items, item, schemas)));
}

function acceptsRecord({ properties = {}, required = [] }: Schema, record: object, schemas: Schemas): boolean {
  const values = new Map<string, unknown>(Object.entries(record));
  return (
    required.every((name) => values.has(name)) &&
    Object.entries(properties).every(([name, own]) => !values.has(name) || accepts(own, values.get(name), schemas))
  );
}
