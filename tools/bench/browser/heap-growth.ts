import type { Browser, CDPSession } from '@playwright/test';
import type { Row } from '../row.ts';

/** By then the page holds what it allocates once, such as formatters and compiled code. */
const warmMs = 60_000;
/** Thirty minutes of the world at sixty times its pace. */
const watchedMs = 30_000;

/** Heap growth of a live page in half an hour of the world, with garbage collected before each measurement. */
export async function heapGrowth(browser: Browser, url: string): Promise<readonly Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(warmMs);
  const session = await page.context().newCDPSession(page);
  const rows = () => page.locator('[data-match]').count();
  const before = { bytes: await liveBytes(session), rows: await rows() };
  await page.waitForTimeout(watchedMs);
  const after = { bytes: await liveBytes(session), rows: await rows() };
  await page.close();
  return [
    { name: 'memory of the live page', value: after.bytes / 1_048_576, unit: 'MB' },
    {
      name: 'memory after 30 world minutes over before',
      value: after.bytes / before.bytes,
      unit: 'times',
      // The number of rows changes during an evening, and each row takes memory.
      note: `at most 1.05; ${before.rows} matches before, ${after.rows} after`,
    },
  ];
}

/** Everything the page holds, its elements included. */
async function liveBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  const hear = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const fields = snapshot.meta.node_fields;
  const sizeAt = fields.indexOf('self_size');
  return nodes.reduce((sum, value, at) => (at % fields.length === sizeAt ? sum + value : sum), 0);
}

/** The part of the heap snapshot format that is read here: the fields of all nodes in one flat list. */
interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[] } };
  readonly nodes: readonly number[];
}
