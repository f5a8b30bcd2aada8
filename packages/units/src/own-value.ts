/**
 * What a table holds under a key that came from outside. Every plain object also answers to `constructor` and
 * `__proto__`, which no table means.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
