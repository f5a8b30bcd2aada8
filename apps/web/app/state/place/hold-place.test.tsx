import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { holdPlace, type Scroller } from './hold-place.ts';
import { rowPlaces } from './row-places.ts';

const rowSize = 100;
const view = { top: 50, size: 300 };

/** The rows of a list from its top down, with so much above them, as far as it is scrolled. */
interface Shown {
  rows: readonly string[];
  above: number;
  scrolled: number;
}

let shown: Shown;

beforeEach(() => {
  shown = { rows: ['1', '2', '3', '4', '5', '6'], above: 40, scrolled: 200 };
  draw();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    const at = [...document.querySelectorAll('[data-match]')].indexOf(this);
    return new DOMRect(0, shown.above + at * rowSize - shown.scrolled, 400, rowSize);
  });
  Element.prototype.checkVisibility ??= () => true;
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function draw(): void {
  const main = document.createElement('main');
  for (const name of shown.rows) main.appendChild(document.createElement('div')).dataset['match'] = name;
  document.body.replaceChildren(main);
}

function hold(places = rowPlaces(view)) {
  const time = { nowMs: 0 };
  const steps: (() => void)[] = [];
  const scroller: Scroller = {
    view: () => view,
    by: (distance) => {
      shown.scrolled += distance;
    },
    later: (run) => {
      steps.push(run);
      return () => steps.splice(steps.indexOf(run), 1);
    },
  };
  const stop = holdPlace(places, scroller, () => time.nowMs);
  const frame = (ms = 16) => {
    time.nowMs += ms;
    steps.splice(0).forEach((step) => step());
  };
  return { frame, stop, isHeld: () => steps.length > 0 };
}

describe('the rows of the screen', () => {
  it('[ROUTE-12] are known by their match and how far below the top they begin', () => {
    expect(rowPlaces(view).map(({ name, top }) => [name, top])).toEqual([
      ['3', -10],
      ['4', 90],
      ['5', 190],
      ['6', 290],
    ]);
  });

  it('[ROUTE-12] are told apart when a match stands on the page twice', () => {
    shown.rows = ['1', '2', '3', '1', '2', '3'];
    draw();
    const places = rowPlaces(view);
    expect(places.map(({ name, nth }) => [name, nth])).toEqual([
      ['3', 0],
      ['1', 1],
      ['2', 1],
      ['3', 1],
    ]);
    shown.scrolled = 0;
    hold(places);
    expect(shown.scrolled).toBe(200);
  });
});

describe('a page that is gone back to', () => {
  it.each([
    ['is as it was', 40, ['1', '2', '3', '4', '5', '6'], 200],
    ['is longer above', 340, ['1', '2', '3', '4', '5', '6'], 500],
    ['has another match above', 40, ['0', '1', '2', '3', '4', '5', '6'], 300],
    ['lacks the first row', 40, ['1', '2', '4', '5', '6'], 100],
    ['lacks all of them', 40, ['7', '8'], 0],
  ])('[ROUTE-12] shows the same row at the same height when it %s', (_name, above, rows, scrolled) => {
    const places = rowPlaces(view);
    shown = { above, rows, scrolled: 0 };
    draw();
    hold(places);
    expect(shown.scrolled).toBe(scrolled);
  });

  it('[ROUTE-12] shows the row that was opened at the same height, whatever came between the others', () => {
    const places = rowPlaces(view, document.querySelector('[data-match="5"]'));
    shown = { ...shown, rows: ['1', '2', '3', '4', 'new', 'other', '5', '6'], scrolled: 0 };
    draw();
    hold(places);
    expect(shown.scrolled).toBe(400);
  });

  it('[ROUTE-12] does not follow a match that moved within its list', () => {
    const places = rowPlaces(view);
    shown = { ...shown, rows: ['1', '2', '4', '5', '6', '3'], scrolled: 0 };
    draw();
    hold(places);
    expect(shown.scrolled).toBe(100);
  });

  it('[ROUTE-12] is held while it is laid out, and let go when it rests', () => {
    const { frame, isHeld } = hold();
    shown.above += 80;
    frame();
    expect(shown.scrolled).toBe(280);
    frame(900);
    shown.above += 20;
    frame();
    expect(shown.scrolled).toBe(300);
    for (let at = 0; at < 9; at += 1) frame(100);
    expect(isHeld()).toBe(true);
    frame(200);
    expect(isHeld()).toBe(false);
  });

  it('[ROUTE-12] is held for some frames where a frame takes long', () => {
    const { frame, isHeld } = hold();
    frame(1500);
    frame(1500);
    expect(isHeld()).toBe(true);
    shown.above += 600;
    frame(1500);
    expect(shown.scrolled).toBe(800);
  });

  it('[ROUTE-12] is held as long when its list comes late as when it comes at once', () => {
    const places = rowPlaces(view);
    document.body.replaceChildren();
    const { frame } = hold(places);
    frame(7500);
    shown.scrolled = 0;
    draw();
    frame();
    frame(600);
    shown.above += 80;
    frame();
    expect(shown.scrolled).toBe(280);
  });

  it('[ROUTE-12] waits for a list that comes later, but not for ever', () => {
    const places = rowPlaces(view);
    document.body.replaceChildren();
    const { frame, isHeld } = hold(places);
    frame(3000);
    shown.scrolled = 0;
    draw();
    frame();
    expect(shown.scrolled).toBe(200);
    document.body.replaceChildren();
    frame(5000);
    frame(5000);
    expect(isHeld()).toBe(false);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('[ROUTE-12] is left alone after a %s', (move) => {
    const { frame, isHeld } = hold();
    document.body.dispatchEvent(new Event(move, { bubbles: true }));
    shown.above += 80;
    frame();
    expect([shown.scrolled, isHeld()]).toEqual([200, false]);
  });
});
