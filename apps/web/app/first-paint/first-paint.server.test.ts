import { describe, expect, it } from 'vitest';

import { createFirstPaint } from './first-paint.server.ts';
import type { StaticFile } from '../server/http/static-files.server.ts';

const file = (text: string): StaticFile => ({
  body: Buffer.from(text),
  compressed: {},
  contentType: 'text/css',
  cacheControl: '',
  etag: '',
});
const files = new Map([
  ['/a.css', file('.a{color:red}')],
  ['/odd.css', file('.a::before{content:"</style>"}')],
]);

const firstPaint = createFirstPaint(files);

const page = (script: string) =>
  `<html><body><p>import "words";</p><script nonce="n">window.a = 1</script><script nonce="n" type="module" async="">${script}</script></body></html>`;

describe('the scripts of a page', () => {
  it('are imported after the first paint, in their order, and the entry last', () => {
    const written =
      'import "/m.js";\nimport * as route0 from "/root.js";\nimport * as route1_main from "/a.js";\n  window.r = {root:route0};\n\nimport("/entry.js");';
    const html = firstPaint(page(written));
    const script = /type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(script).toMatch(/^await new Promise/);
    expect(script.split('\n').slice(-6)).toEqual([
      'await import("/m.js");',
      'const route0 = await import("/root.js");',
      'const route1_main = await import("/a.js");',
      '  window.r = {root:route0};',
      '',
      'import("/entry.js");',
    ]);
  });

  it('are asked for after the first paint, all at once', () => {
    const preload = '<link rel="modulepreload" href="/a.js" nonce="n"/>';
    const html = firstPaint(`<head>${preload}<link rel="icon" href="/i"/></head>${page('import "/a.js";')}`);
    expect(html).toContain('<head><link rel="icon" href="/i"/></head>');
    const [, ...lines] = (/type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '').split('});');
    expect(lines.join('').trim().split('\n')).toEqual([
      "for (const card of document.querySelectorAll('[data-later]')) delete card.dataset.later;",
      String.raw`document.head.insertAdjacentHTML('beforeend', "\u003clink rel=\"modulepreload\" href=\"/a.js\" nonce=\"n\"/>");`,
      'await import("/a.js");',
    ]);
  });

  it('are all that changes in the body', () => {
    const html = firstPaint(page(''));
    expect(html).toContain('<p>import "words";</p><script nonce="n">window.a = 1</script>');
  });

  it('stay as they are in a page that has none', () => {
    const still = '<html><body><script>window.a = 1</script></body></html>';
    expect(firstPaint(still)).toBe(still);
  });
});

describe('the style sheets of a page', () => {
  it.each(['/a.css', '/a.css#'])('come with it, and their link %s stays for those who look for it', (href) => {
    const html = firstPaint(`<head><link nonce="n" rel="stylesheet" href="${href}"/></head>`);
    expect(html).toBe(
      `<head><style nonce="n">.a{color:red}</style><link disabled="" nonce="n" rel="stylesheet" href="${href}"/></head>`,
    );
  });

  it.each(['/elsewhere.css', '/odd.css'])('are asked for as before when they can’t be put into a page: %s', (href) => {
    const head = `<head><link nonce="n" rel="stylesheet" href="${href}"/></head>`;
    expect(firstPaint(head)).toBe(head);
  });
});
