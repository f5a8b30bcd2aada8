/** What third-party scripts leave on `window`; nothing about it is certain. */
export type Globals = Record<string, unknown>;

/** These scripts take over an array that serves as their queue. */
export function queue(self: Globals, name: string, entry: unknown): void {
  const list = self[name];
  if (Array.isArray(list)) list.push(entry);
  else if (list === undefined) self[name] = [entry];
  else call(list, 'push', entry);
}

export function within(value: unknown, ...names: readonly string[]): unknown {
  let found = value;
  for (const name of names) {
    const isHolder = (typeof found === 'object' && found !== null) || typeof found === 'function';
    found = isHolder ? Reflect.get(found as object, name) : undefined;
  }
  return found;
}

export function call(on: unknown, method: string, ...args: readonly unknown[]): void {
  const found = within(on, method);
  if (typeof found === 'function') Reflect.apply(found, on, args);
}

export function callIt(what: unknown, ...args: readonly unknown[]): void {
  if (typeof what === 'function') Reflect.apply(what, undefined, args);
}
