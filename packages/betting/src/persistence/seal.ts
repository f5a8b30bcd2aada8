/**
 * The version of the stored form. Raise it whenever a ticket, a bet, a selection or a quick bet gains, loses or changes a
 * field: `stored-form.test.ts` fails until it is.
 */
export const storedVersion = 3;

/** "version checksum JSON". A text whose checksum holds is exactly what some release wrote, so its values can be trusted. */
export function sealed(value: unknown, version = storedVersion): string {
  const body = JSON.stringify(value);
  return `${version} ${checksum(body)} ${body}`;
}

/** FNV-1a over UTF-16 units: enough to detect damage; only the owner of the browser could forge it. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
