import { expect, it } from 'vitest';

import { readImageRequest } from './image-request.server.ts';

const origins = { own: ['http://localhost:3001'], others: ['https://cdn.example.com'] };

it.each([
  ['http://localhost:3001/assets/a.png', '640', true],
  ['https://cdn.example.com/a.png?v=2', '64', true],
  ['https://cdn.example.com/a.png', '641', false],
  ['https://cdn.example.com/a.png', '', false],
  ['http://cdn.example.com/a.png', '640', false],
  ['https://cdn.example.com:8443/a.png', '640', false],
  ['https://cdn.example.com.evil.example/a.png', '640', false],
  ['https://user:word@cdn.example.com/a.png', '640', false],
  ['https://cdn.example.com@evil.example/a.png', '640', false],
  ['http://169.254.169.254/latest', '640', false],
  ['file:///etc/passwd', '640', false],
  ['/assets/a.png', '640', false],
  [`https://cdn.example.com/${'a'.repeat(2000)}`, '640', false],
])('[CONFIG-4] %s at %s is proxied: %s', (src, w, expected) => {
  expect(readImageRequest(new URLSearchParams({ src, w }), origins) !== undefined).toBe(expected);
});
