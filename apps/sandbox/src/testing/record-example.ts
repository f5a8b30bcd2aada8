import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { callUrl, type Call } from '@slipstream/contract/http/call';
import type { Sent } from './running-sandbox.ts';

const folder = new URL('../../../../packages/contract/examples/', import.meta.url);
const itemsMax = 2;
const lengthMax = 6000;
const isRecording = process.env['RECORD_EXAMPLES'] !== undefined;

/**
 * Keeps an answer of the sandbox as the example of its call in the OpenAPI document, if RECORD_EXAMPLES is set. Of several the
 * fullest is kept that is not too long to be read.
 */
export function recordExample(call: Call, sent: Sent, reply: unknown, origin: string): void {
  if (!isRecording || call.replyType !== undefined) return;
  const file = new URL(`${call.id}.data.json`, folder);
  const example = {
    request: `${call.method} ${callUrl(call, sent)}`,
    ...(sent.body !== undefined && { body: shortened(sent.body) }),
    reply: shortened(reply),
  };
  const text = `${JSON.stringify(example, null, 2).replaceAll(new URL(origin).host, 'localhost:3001')}\n`;
  const before = existsSync(file) ? readFileSync(file, 'utf8').length : 0;
  const isBetter = before > lengthMax ? text.length < before : text.length > before && text.length <= lengthMax;
  if (before === 0 || isBetter) writeFileSync(file, text);
}

/** Lists with two items at most, and no token, which would look like a real one. */
function shortened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, itemsMax).map((item) => shortened(item));
  if (typeof value === 'string') return /token/.test(key) ? `a-${key.replaceAll('_', '-')}` : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part, name)]));
}
