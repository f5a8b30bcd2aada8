/**
 * Reads one JSON object of the protocol. An absent or null field has the protocol's zero value; a field of the wrong
 * type marks the whole object as malformed, which the caller checks once at the end.
 */
export class Fields {
  ok = true;
  readonly #record: Readonly<Record<string, unknown>>;

  constructor(record: Readonly<Record<string, unknown>>) {
    this.#record = record;
  }

  refuse(): void {
    this.ok = false;
  }

  names(): string[] {
    return Object.keys(this.#record);
  }

  raw(name: string): unknown {
    return this.#record[name];
  }

  text(name: string): string {
    const value = this.#record[name] ?? '';
    if (typeof value === 'string') return value;
    this.refuse();
    return '';
  }

  flag(name: string): boolean {
    const value = this.#record[name] ?? false;
    if (typeof value === 'boolean') return value;
    this.refuse();
    return false;
  }

  integer(name: string): number {
    const value = this.#record[name] ?? 0;
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    this.refuse();
    return 0;
  }

  count(name: string): number {
    const value = this.integer(name);
    if (value >= 0) return value;
    this.refuse();
    return 0;
  }

  nested(name: string): Fields | null {
    const value = this.#record[name] ?? null;
    if (value === null) return null;
    const fields = readFields(value);
    if (fields === null) this.refuse();
    return fields;
  }
}

export function readFields(value: unknown): Fields | null {
  return isRecord(value) ? new Fields(value) : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
