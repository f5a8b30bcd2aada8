// Every command of the repository with its options, in one table: bootstrap.mjs checks what was typed against it and prints
// the help from it. Plain JavaScript, since it must run on whatever Node the machine has, before anything is installed.

import {
  address,
  controlsKey,
  count,
  minutes,
  oneOf,
  port,
  scale,
  seed,
  speed,
  widths,
  worldSeed,
} from './option-checks.mjs';

/** @typedef {{ type: 'string' | 'boolean', value?: string, about: string, check?: (text: string) => string | null }} Option */
/** @typedef {{ about: string, script: string, words?: string, options: Record<string, Option> }} Command */

/** @type {Option} */
const seedOfWorld = {
  type: 'string',
  value: 'WORD',
  about: 'seed of the simulated sports world; WORD/3 has only the leagues of the first three tiers (slipstream)',
  check: worldSeed,
};

/** @type {Record<string, Option>} */
const worldOptions = {
  'web-port': { type: 'string', value: 'PORT', about: 'port of the sportsbook (3000)', check: port },
  'sandbox-port': { type: 'string', value: 'PORT', about: 'port of the reference backend (3001)', check: port },
  'host-port': { type: 'string', value: 'PORT', about: 'port of the demo host platform (3002)', check: port },
  'controls-port': { type: 'string', value: 'PORT', about: "port of the sandbox's controls (3003)", check: port },
  seed: seedOfWorld,
  speed: { type: 'string', value: 'N', about: 'world seconds that pass in one real second (6)', check: speed },
  data: { type: 'string', value: 'DIR', about: 'folder that keeps the sandbox (.data)' },
  database: {
    type: 'string',
    value: 'URL',
    about: 'postgresql://..., embedded (a PostgreSQL of its own) or a SQLite file (book.sqlite in the data folder)',
  },
  reset: { type: 'boolean', about: 'forget the kept sandbox and begin anew' },
};

/** @type {Record<string, Command>} */
export const commands = {
  start: {
    about: 'Build what changed, then run web, sandbox and host',
    script: 'tools/start.ts',
    options: worldOptions,
  },
  dev: { about: 'The same with hot reload, for contributors', script: 'tools/dev.ts', options: worldOptions },
  cluster: {
    about:
      'Run two of every process behind a load balancer, with Redis and Centrifugo where they are, and say who leads',
    script: 'tools/cluster.ts',
    options: {
      seed: seedOfWorld,
      speed: { type: 'string', value: 'N', about: 'world seconds that pass in one real second (6)', check: speed },
      data: { type: 'string', value: 'DIR', about: 'folder that the processes keep (.data-cluster)' },
      port: { type: 'string', value: 'PORT', about: 'first of the ports that are tried (4000)', check: port },
      check: {
        type: 'string',
        value: 'NAME',
        about:
          'rolling: restart every process under load; chaos: kill, pause and mislead them; in a world of its own, and say what failed',
        check: oneOf(['rolling', 'chaos']),
      },
      clients: { type: 'string', value: 'N', about: 'players who bet in chaos (64)', check: count },
      listeners: { type: 'string', value: 'N', about: 'pages that listen in chaos (500)', check: count },
      short: { type: 'boolean', about: 'restart one process of each role in rolling' },
      database: { type: 'string', value: 'URL', about: 'postgresql://... (an embedded PostgreSQL beside that folder)' },
      'controls-key': {
        type: 'string',
        value: 'KEY',
        about: 'controls and demo players at every API, with this key of 32 characters or more (none)',
        check: controlsKey,
      },
    },
  },
  test: {
    about: 'Run every check and test',
    script: 'tools/test.ts',
    options: {
      fast: { type: 'boolean', about: 'leave out the integration and browser tests and the walks' },
      all: { type: 'boolean', about: 'also run what has not changed since it passed' },
      only: {
        type: 'string',
        value: 'NAME',
        about: 'one step: format, code (lint and types), unused, unit, integration, browser or walk',
      },
      file: { type: 'string', value: 'PATH', about: 'one file of tests' },
      name: { type: 'string', value: 'WORDS', about: 'only tests whose name contains this' },
    },
  },
  bench: {
    about: 'Measure and print a table',
    script: 'tools/bench.ts',
    options: { only: { type: 'string', value: 'NAME', about: 'one group of measurements, by its name' } },
  },
  fuzz: {
    about: 'Send a sandbox whatever the OpenAPI document allows and more, and check every answer (needs Python)',
    script: 'tools/fuzz.ts',
    options: {
      examples: { type: 'string', value: 'N', about: 'random requests to each call (25)', check: count },
      seed: { type: 'string', value: 'N', about: 'seed of the requests (5)', check: count },
    },
  },
  walk: {
    about: 'Explore the running product as a person would, and check after every step what must hold anywhere',
    script: 'tools/walk.ts',
    options: {
      minutes: { type: 'string', value: 'N', about: 'how long to walk (1)', check: minutes },
      steps: { type: 'string', value: 'N', about: 'how many steps to take, instead of a time', check: count },
      seed: { type: 'string', value: 'WORD', about: 'decides every choice (another one each time)', check: seed },
      width: {
        type: 'string',
        value: 'PX',
        about: 'width of the window; below 780 it is a phone with a finger (1440)',
        check: count,
      },
      locale: { type: 'string', value: 'CODE', about: 'language of the pages (en)' },
      as: { type: 'string', value: 'WHO', about: 'visitor, player or the name of a demo player (player)', check: seed },
      where: {
        type: 'string',
        value: 'PLACE',
        about: 'web: the sportsbook by itself; host: inside the demo platform (web)',
        check: oneOf(['web', 'host']),
      },
      url: {
        type: 'string',
        value: 'URL',
        about: 'a sportsbook that runs already, its sandbox and host on the next two ports',
      },
      replay: { type: 'string', value: 'FILE', about: 'take the steps of a finding again, a file under reports/walk' },
    },
  },
  'audit-ledger': {
    about: 'Count every coin and every bet of a database, also while it is in use',
    script: 'tools/audit-ledger.ts',
    options: {
      data: { type: 'string', value: 'DIR', about: 'folder that keeps the sandbox (.data)' },
      database: {
        type: 'string',
        value: 'URL',
        about: 'postgresql://... or a SQLite file (book.sqlite in the data folder)',
      },
    },
  },
  soak: {
    about: 'Let hundreds of honest and some hostile visitors use the product for minutes, and check that it stays well',
    script: 'tools/soak.ts',
    options: {
      minutes: { type: 'string', value: 'N', about: 'how long (10)', check: minutes },
      browsing: { type: 'string', value: 'N', about: 'visitors that look at pages (200)', check: count },
      realtime: { type: 'string', value: 'N', about: 'visitors that follow prices (500)', check: count },
      'web-port': { type: 'string', value: 'PORT', about: 'port of the sportsbook, others follow (4700)', check: port },
    },
  },
  load: {
    about: 'Replay a recorded Saturday afternoon with visitors, listeners and players, and compare it with budgets',
    script: 'tools/load.ts',
    options: {
      minutes: { type: 'string', value: 'N', about: 'how long; the afternoon is as dense in any (5)', check: minutes },
      scale: { type: 'string', value: 'N', about: 'multiplies all clients and rates of the script (1)', check: scale },
      seed: { type: 'string', value: 'WORD', about: 'decides every choice of the clients (saturday)', check: seed },
      script: { type: 'string', value: 'FILE', about: 'another script (tools/load/saturday-afternoon.json)' },
      'web-port': { type: 'string', value: 'PORT', about: 'port of the sportsbook, others follow (4800)', check: port },
      database: {
        type: 'string',
        value: 'URL',
        about: 'postgresql://..., also of a stack that is joined, to put players into (a SQLite file; demo players)',
      },
      web: { type: 'string', value: 'URL', about: 'join a stack that runs: its sportsbook', check: address },
      api: { type: 'string', value: 'URL', about: 'its API', check: address },
      realtime: { type: 'string', value: 'URL', about: 'its Centrifuge endpoint, ws://...', check: address },
      controls: { type: 'string', value: 'URL', about: 'the controls of its sandbox', check: address },
      'controls-key': {
        type: 'string',
        value: 'KEY',
        about: 'what those controls ask for (CONTROLS_SECRET)',
        check: controlsKey,
      },
    },
  },
  locales: {
    about: 'Say what is left to do in the translations, or begin one',
    script: 'tools/locales.ts',
    words: '[check [CODE ...] | new CODE | pseudo]',
    options: {
      lengths: { type: 'boolean', about: 'also list texts that are longer than 140 % of English' },
      dir: { type: 'string', value: 'DIR', about: "write to an operator's own folder of catalogues (LOCALES_DIR)" },
    },
  },
  conformance: {
    about:
      'Compare a backend with the contract, call by call and channel by channel; 1 if a page lacks something it needs',
    script: 'tools/conformance.ts',
    options: {
      api: { type: 'string', value: 'URL', about: 'where the backend answers, without /v2', check: address },
      realtime: {
        type: 'string',
        value: 'URL',
        about: 'its Centrifuge endpoint, ws://... (channels are left out)',
        check: address,
      },
      token: { type: 'string', value: 'TOKEN', about: 'of a player, for the calls of the account (they are left out)' },
      timeout: { type: 'string', value: 'SECONDS', about: 'how long an answer may take (10)', check: count },
    },
  },
  mutate: {
    about: 'Change the code in hundreds of small ways and see whether the tests notice each',
    script: 'tools/mutate.ts',
    options: {
      part: {
        type: 'string',
        value: 'NAME',
        about: 'one part: reducers, limits, settlement, placing, board or rulebook (all, one after another)',
        check: oneOf(['reducers', 'limits', 'settlement', 'placing', 'board', 'rulebook']),
      },
    },
  },
  generate: {
    about: 'Write docs/openapi.json and docs/schemas anew from the contract',
    script: 'tools/generate.ts',
    options: {},
  },
  pack: {
    about: 'Build the packages that others can install, into dist/packages',
    script: 'tools/pack.ts',
    options: {},
  },
  release: {
    about: 'Set the version of everything and put it over the unreleased part of the changelog; docs/releases.md',
    script: 'tools/release.ts',
    words: 'VERSION',
    options: {},
  },
  pictures: {
    about:
      'Take screenshots of every page from 320 to 2560 px in both themes, and refresh those under docs/pictures; 1 if a page is wider than its window',
    script: 'tools/pictures.ts',
    options: {
      only: { type: 'string', value: 'NAMES', about: 'pages by their names, such as home,match (all)' },
      widths: { type: 'string', value: 'LIST', about: 'such as 390,1440 (320 to 2560)', check: widths },
      locale: { type: 'string', value: 'CODE', about: 'language of the pages (en)' },
    },
  },
};
