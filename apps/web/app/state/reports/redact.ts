const secretKey =
  /pass|token|secret|mail|phone|number|login|name|birth|address|street|city|document|cpf|iban|card|code|^fields$|^value$/i;
const depthMax = 6;
const itemsMax = 20;
const textMax = 500;

/**
 * The shape of a body without personal values: a report should say what went wrong, not to whom. Codes, states, match
 * ids and figures stay.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.slice(0, textMax);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= depthMax) return '(deeper)';
  if (Array.isArray(value)) return value.slice(0, itemsMax).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, secretKey.test(key) ? '(removed)' : redact(inner, depth + 1)]),
  );
}

/** An address without query values, which may contain tokens. */
export function redactUrl(address: string): string {
  if (!URL.canParse(address)) return '(unreadable)';
  const { origin, pathname, searchParams } = new URL(address);
  const keys = [...new Set(searchParams.keys())];
  return origin + pathname + (keys.length === 0 ? '' : `?${keys.join('&')}`);
}
