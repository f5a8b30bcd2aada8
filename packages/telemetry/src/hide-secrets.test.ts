import { expect, it } from 'vitest';
import { hideSecrets } from './hide-secrets.ts';

it.each([
  ['connect to postgresql://book:hunter2@db:5432/book', 'connect to postgresql://(hidden)@db:5432/book'],
  ['redis://:hunter2@cache:6379', 'redis://(hidden)@cache:6379'],
  ['Authorization: Bearer abc.def-ghi', 'Authorization: (hidden) (hidden)'],
  ['sent Basic dXNlcjpwYXNz', 'sent Basic (hidden)'],
  ['got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJwLTEifQ.c2ln here', 'got (hidden) here'],
  ['/users/unlock?unlock_token=abc123&lang=en', '/users/unlock?unlock_token=(hidden)&lang=en'],
  ['{"password":"my new secret"}', '{"password":"(hidden) new secret"}'],
  ['Cookie: session=abc123; theme=night', 'Cookie: (hidden); theme=night'],
  ['CLUSTER_API_KEY=topsecret', 'CLUSTER_API_KEY=(hidden)'],
  ['no mail to vip@slipstream.example today', 'no mail to (hidden) today'],
  ['GET /v2/matches/123 failed: bet 5 of match m-1', 'GET /v2/matches/123 failed: bet 5 of match m-1'],
])('[RUN-11] %s', (text, expected) => {
  expect(hideSecrets(text)).toBe(expected);
});
