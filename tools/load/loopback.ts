const names = new Set(['localhost', '[::1]']);

/** Whether an address is of this machine: a load replay that goes elsewhere is an attack. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return names.has(hostname) || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
