import { runInThisContext } from 'node:vm';

import { afterEach, expect, it } from 'vitest';

import { earlyTapsScript, replayEarlyTaps } from './early-taps.ts';

afterEach(() => document.body.replaceChildren());

/** A page as it was painted; once it is alive it answers what is done in it. */
function paint(html: string) {
  const done: string[] = [];
  // What the head of a page runs.
  runInThisContext(earlyTapsScript);
  document.body.innerHTML = html;
  const live = () => {
    document.body.addEventListener('click', ({ target }) => done.push((target as HTMLElement).id));
    replayEarlyTaps();
    return done;
  };
  return { live, tap: (id: string) => document.getElementById(id)?.click() };
}

it('does once what was tapped before the page was alive, in order', () => {
  const { live, tap } = paint(
    '<button type="button" id="a"><b id="inside">1.91</b></button><button type="button" id="b"></button>',
  );
  tap('inside');
  tap('b');
  tap('a');
  expect(live()).toEqual(['a', 'b']);
});

it('leaves alone what the browser does by itself, and what is gone', () => {
  const { live, tap } = paint(
    '<a id="link" href="#x"></a><button id="submit"></button><button type="button" popovertarget="p" id="popover"></button><button type="button" id="gone"></button>',
  );
  for (const id of ['link', 'submit', 'popover', 'gone']) tap(id);
  document.getElementById('gone')?.remove();
  expect(live()).toEqual([]);
});

it('does nothing twice, and keeps nothing once the page is alive', () => {
  const { live, tap } = paint('<button type="button" id="a"></button>');
  tap('a');
  const done = live();
  tap('a');
  replayEarlyTaps();
  expect(done).toEqual(['a', 'a']);
});
