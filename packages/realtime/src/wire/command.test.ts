import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommands } from './command.ts';

describe('commands of a client', () => {
  it('[RT-1] come one per line', () => {
    expect(parseCommands('{"id":1,"connect":{"token":"t"}}\n{"id":2,"rpc":{"method":"m","data":[1]}}\n{}')).toEqual([
      { kind: 'connect', id: 1, token: 't', data: undefined },
      { kind: 'rpc', id: 2, method: 'm', data: [1] },
      { kind: 'pong' },
    ]);
  });

  it('[RT-1] have zero values where nothing is said', () => {
    expect(parseCommands('{"id":3,"subscribe":{"channel":"a","token":null}}')).toEqual([
      {
        kind: 'subscribe',
        id: 3,
        channel: 'a',
        token: '',
        positioned: false,
        recoverable: false,
        joinLeave: false,
        recover: null,
        delta: '',
        flag: 0,
        type: 0,
        hasTagsFilter: false,
      },
    ]);
  });

  it.each([
    '',
    ' \n ',
    'nonsense',
    '{"id":1,"connect":{}}x',
    '{"id":1,"connect":{}}\nnonsense',
    '[]',
    '"a"',
    'null',
    '{"id":1}',
    '{"id":1,"dance":{}}',
    '{"id":1.5,"connect":{}}',
    '{"id":-1,"connect":{}}',
    '{"id":4294967296,"connect":{}}',
    '{"id":1e999,"connect":{}}',
    '{"id":"1","connect":{}}',
    '{"id":1,"connect":[]}',
    '{"id":1,"connect":"now"}',
    '{"id":1,"connect":{"token":5}}',
    '{"id":1,"subscribe":{"channel":"a","recover":1}}',
    '{"id":1,"subscribe":{"channel":"a","offset":-1}}',
    '{"id":1,"subscribe":{"channel":"a","tf":5}}',
    '{"id":1,"history":{"channel":"a","since":5}}',
    '{"id":1,"history":{"channel":"a","since":{"offset":"5"}}}',
    '{"id":1,"history":{"channel":"a","limit":0.5}}',
    '{"send":[]}',
  ])('[RT-2] are refused whole when they read %j', (text) => {
    expect(parseCommands(text)).toBeNull();
  });

  it('[RT-2] never break the parser, whatever they are', () => {
    const names = fc.constantFrom(
      'id',
      'connect',
      'subscribe',
      'history',
      'since',
      'send',
      'channel',
      'offset',
      '__proto__',
    );
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, true, 0, 1, -1, 1.5, 'a', '$', ''),
        fc.dictionary(names, tie('any')),
        fc.array(tie('any')),
      ),
    })).any;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          value.map((any) => JSON.stringify(any)),
        ),
        (text) => {
          const commands = parseCommands(text);
          expect(commands === null || commands.length > 0).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
