import { runInThisContext } from 'node:vm';

import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

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

it('makes the choice of a select again that was made before the page was alive', () => {
  const { live } = paint('<select id="s"><option value="1"></option><option value="2"></option></select>');
  const select = document.querySelector('select');
  const heard: (string | undefined)[] = [];
  if (select !== null) {
    select.value = '2';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    // As hydration does with a value of its own.
    select.value = '1';
  }
  select?.addEventListener('change', () => heard.push(select.value));
  live();
  expect(heard).toEqual(['2']);
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

function Price({ onAlive }: { readonly onAlive: () => void }) {
  const [isPicked, setIsPicked] = useState(false);
  useEffect(() => {
    replayEarlyTaps();
    onAlive();
  }, [onAlive]);
  return (
    <button type="button" aria-pressed={isPicked} onClick={() => setIsPicked((was) => !was)}>
      1.91
    </button>
  );
}

it.each(['before', 'while'])('a price tapped %s the page is hydrated is picked once', async (when) => {
  const isAlive = vi.fn<() => void>();
  paint(`<div id="page">${renderToString(<Price onAlive={isAlive} />)}</div>`);
  const page = document.querySelector<HTMLElement>('#page')!;
  const button = page.querySelector('button')!;
  if (when === 'before') button.click();
  startTransition(() => void hydrateRoot(page, <Price onAlive={isAlive} />));
  if (when === 'while') button.click();
  await vi.waitFor(() => expect(isAlive).toHaveBeenCalled());
  await vi.waitFor(() => expect(button.matches('[aria-pressed=true]')).toBe(true));
});

function Armed({ onAlive }: { readonly onAlive: () => void }) {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    replayEarlyTaps();
    onAlive();
  }, [onAlive]);
  return (
    <input type="checkbox" aria-checked={isOn} checked={isOn} onChange={(event) => setIsOn(event.target.checked)} />
  );
}

it.each([
  ['once', 1, 'true'],
  ['twice', 2, 'false'],
])('a switch pressed %s before the page is hydrated is as it was left', async (_, times, expected) => {
  const isAlive = vi.fn<() => void>();
  paint(`<div id="page">${renderToString(<Armed onAlive={isAlive} />)}</div>`);
  const page = document.querySelector<HTMLElement>('#page')!;
  const field = page.querySelector('input')!;
  for (let time = 0; time < times; time += 1) field.click();
  startTransition(() => void hydrateRoot(page, <Armed onAlive={isAlive} />));
  await vi.waitFor(() => expect(isAlive).toHaveBeenCalled());
  await vi.waitFor(() =>
    expect([field.getAttribute('aria-checked'), String(field.checked)]).toEqual([expected, expected]),
  );
});

const press = () => document.querySelector('label')?.click();

interface ToggledProps {
  readonly onAlive: () => void;
  readonly onPress: () => void;
  /** React handles events from here on, the effects of the page come later. */
  readonly onHydrated: () => void;
}

function Toggled({ onAlive, onPress, onHydrated }: ToggledProps) {
  const [isOn, setIsOn] = useState(false);
  useLayoutEffect(onHydrated, [onHydrated]);
  useEffect(() => {
    replayEarlyTaps();
    onAlive();
  }, [onAlive]);
  function toggle() {
    onPress();
    setIsOn((was) => !was);
  }
  return (
    <label>
      Quick bet
      <input type="checkbox" aria-checked={isOn} checked={isOn} onChange={toggle} />
    </label>
  );
}

it.each(['before', 'while', 'right after'])(
  'a switch pressed %s the page is hydrated is pressed once',
  async (when) => {
    const [isAlive, onPress] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const onHydrated = () => void (when === 'right after' && press());
    const toggled = <Toggled onAlive={isAlive} onPress={onPress} onHydrated={onHydrated} />;
    paint(`<div id="page">${renderToString(toggled)}</div>`);
    const page = document.querySelector<HTMLElement>('#page')!;
    if (when === 'before') press();
    startTransition(() => void hydrateRoot(page, toggled));
    if (when === 'while') press();
    await vi.waitFor(() => expect(isAlive).toHaveBeenCalled());
    await vi.waitFor(() => expect(page.querySelector('input')?.getAttribute('aria-checked')).toBe('true'));
    expect(onPress).toHaveBeenCalledOnce();
  },
);
