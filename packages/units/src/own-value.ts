/**
 * Looks up a key that came from outside. Plain objects also have inherited keys such as `constructor` and `__proto__`.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
