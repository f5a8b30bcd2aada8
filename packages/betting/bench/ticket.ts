/// <reference types="node" />
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { minor } from '@slipstream/units/minor';
import { build } from 'vite';
import { contextOf, marketOf, picked, staked } from '../src/testing/fixtures.ts';
import { reduceTicket } from '../src/ticket/reduce/reduce-ticket.ts';
import { emptyTicket } from '../src/ticket/ticket.ts';
import type { Ticket } from '../src/ticket/ticket.ts';
import type { TicketEvent } from '../src/ticket/ticket-event.ts';
import packageJson from '../package.json' with { type: 'json' };

type BenchRow = { readonly name: string; readonly value: number; readonly unit: string; readonly note: string };

/** 11.3 KB before stakes per line, chips that add, bets made of one match in the slip and minimum stakes; 12.7 KB with them. */
const gzipBytesMax = 13 * 1024;

/** One market update on a slip of twenty selections, as a combo and as the widest system, and the size of the package as shipped. */
export async function benchTicket(): Promise<readonly BenchRow[]> {
  const size = await shippedBytes();
  const systemTypes = [{ id: '10of20', totalCount: 20, winCount: 10, cover: 'exact' as const }];
  const context = contextOf({ systemTypes });
  const combo = play([...picked(...matches()), staked(1000)], context);
  const system = play([{ kind: 'system-chosen', systemId: '10of20' }], context, combo);
  return [
    row('one market update, combo of 20', updateUs(combo, context)),
    row('one market update, 10 of 20', updateUs(system, context)),
    { name: 'betting, minified and gzipped', value: size, unit: 'bytes', note: `at most ${gzipBytesMax}` },
  ];
}

function row(name: string, value: number): BenchRow {
  return { name, value: Math.round(value * 10) / 10, unit: 'µs', note: 'median of 25 rounds of 400' };
}

function matches(): readonly string[] {
  return Array.from({ length: 20 }, (_, index) => `m${index}`);
}

function play(events: readonly TicketEvent[], context = contextOf(), from: Ticket = emptyTicket): Ticket {
  return events.reduce((ticket, event) => reduceTicket(ticket, event, context).ticket, from);
}

/** The price goes up and down, each time as a newer version, so that every update counts. */
function updateUs(start: Ticket, context: ReturnType<typeof contextOf>): number {
  let ticket = reduceTicket(start, { kind: 'accept-mode-changed', mode: 'any' }, context).ticket;
  let version = 1;
  const rounds = Array.from({ length: 25 }, () => {
    const started = performance.now();
    for (let update = 0; update < 400; update += 1) {
      version += 1;
      const market = marketOf(`m${version % 20}`, version, 1500 + (version % 7));
      ticket = reduceTicket(ticket, { kind: 'market-updated', market }, context).ticket;
    }
    return ((performance.now() - started) * 1000) / 400;
  });
  if (ticket.bets[0]?.stake !== minor(1000)) throw new Error('the slip lost its stake');
  return rounds.toSorted((a, b) => a - b)[12] ?? Number.NaN;
}

/**
 * Everything a slip can use, which is all but settling and cashing out bets, sums of lists of bets, the terms of bonuses and the vectors of
 * tests, built as the site builds it. Names of exports are not counted, because they do not reach a browser; what the package takes
 * from units is.
 */
async function shippedBytes(): Promise<number> {
  const entry = 'virtual:betting';
  const files = Object.values(packageJson.exports).filter(
    (path) => !/\/(settlement|cashout|arithmetic|bonus|summary|vectors)\//.test(path),
  );
  const uses = await Promise.all(files.map(usesOf));
  const used = uses.flatMap(({ names }) => names);
  const code = [...uses.map(({ line }) => line), `globalThis.used = [${used.join(',')}];`].join('\n');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'whole-package',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: entry },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const chunks = outputs.map((output) => (output.type === 'chunk' ? output.code : ''));
  return gzipSync(chunks.join(''), { level: 9 }).length;
}

/** The import of a file, and the names of all it exports, so that none is left out. */
async function usesOf(path: string, index: number) {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const names = Object.keys(await import(file)).map((name) => `used${index}.${name}`);
  return { line: `import * as used${index} from ${JSON.stringify(file)};`, names };
}
