import { expect, it } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { rememberSent, sentSecret } from './sent-secrets.ts';

it('[SESSION-10] the clear text of a secret is there for fifteen minutes, and only for its own database', () => {
  const [database, other] = [{}, {}] as [Database, Database];
  rememberSent(database, 'a', 'first', 0);
  rememberSent(database, 'b', 'second', 60_000);
  expect(sentSecret(database, 'a', 899_999)).toBe('first');
  expect(sentSecret(other, 'a', 0)).toBeNull();
  expect(sentSecret(database, 'a', 900_000)).toBeNull();
  expect(sentSecret(database, 'b', 900_000)).toBe('second');
});

it('[SESSION-10] no more than a thousand are remembered, the latest ones', () => {
  const database = {} as Database;
  for (let count = 0; count <= 1000; count += 1) rememberSent(database, `id ${count}`, 'x', 0);
  expect(sentSecret(database, 'id 0', 0)).toBeNull();
  expect(sentSecret(database, 'id 1000', 0)).toBe('x');
});
