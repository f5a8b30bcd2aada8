import { describe, expect, it } from 'vitest';

import { lateScripts } from './late-scripts.server.ts';

const page = (script: string) =>
  `<html><body><p>import "words";</p><script nonce="n">window.a = 1</script><script nonce="n" type="module" async="">${script}</script></body></html>`;

describe('the scripts of a page', () => {
  it('are imported after the first paint, in their order, and the entry last', () => {
    const written =
      'import "/m.js";\nimport * as route0 from "/root.js";\nimport * as route1_main from "/a.js";\n  window.r = {root:route0};\n\nimport("/entry.js");';
    const html = lateScripts(page(written));
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

  it('are fetched after the style sheets, and not compiled', () => {
    const [preload, sheet] = [
      '<link rel="modulepreload" href="/a.js" nonce="n"/>',
      '<link rel="stylesheet" href="/a.css"/>',
    ];
    const html = lateScripts(`<html><head>${preload}${sheet}</head><body></body></html>`);
    const late = '<link rel="preload" as="script" fetchpriority="low" crossorigin="" href="/a.js" nonce="n"/>';
    expect(html).toBe(`<html><head>${sheet}${late}</head><body></body></html>`);
  });

  it('are all that changes', () => {
    const html = lateScripts(page(''));
    expect(html).toContain('<p>import "words";</p><script nonce="n">window.a = 1</script>');
  });

  it('stay as they are in a page that has none', () => {
    const still = '<html><body><script>window.a = 1</script></body></html>';
    expect(lateScripts(still)).toBe(still);
  });
});
