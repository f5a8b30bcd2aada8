import { describe, expect, it } from 'vitest';
import type { Control } from '../facts.ts';
import type { Look } from '../look.ts';
import { createRandom } from '../random.ts';
import { plainControl } from '../testing.ts';
import { chooseStep, type Situation } from './choose.ts';

const situation: Situation = {
  where: 'web',
  origins: ['http://localhost:3000'],
  place: ['Place bet'],
  never: ['Sign out'],
  tabs: 1,
  depth: 0,
  hasForward: false,
};

function lookAt(controls: readonly Partial<Control>[], dialogs: readonly string[] = []): Look {
  const facts = {
    url: '/',
    scrollY: 0,
    scrollMax: 0,
    dialogs,
    controls: controls.map((changes) => ({ ...plainControl, ...changes })),
  };
  const view = { scene: { kind: 'page' }, facts };
  return { views: [view], main: view, url: '' } as unknown as Look;
}

function steps(look: Look, changes: Partial<Situation> = {}, count = 300) {
  const random = createRandom('choose');
  return Array.from({ length: count }, () => chooseStep(look, { ...situation, ...changes }, random));
}

const kinds = (list: ReturnType<typeof steps>) => new Set(list.map(({ kind }) => kind));
const pressed = (list: ReturnType<typeof steps>) =>
  new Set(list.flatMap((step) => (step.kind === 'press' ? step.target.name : [])));

describe('the next step', () => {
  it('is the same for the same seed and the same page', () => {
    const look = lookAt([{ kind: 'price', name: 'Draw, 1X2, 4.40' }, { name: 'Save' }]);
    expect(steps(look)).toEqual(steps(look));
  });

  it('presses what can be pressed, and nothing that would end the walk', () => {
    const look = lookAt([
      { name: 'Save' },
      { name: 'Sign out' },
      { name: 'Deutsch' },
      { name: 'Off', isDisabled: true },
      { name: 'Below', isInSight: false },
      { name: 'Hidden', cover: { what: 'x', position: 'fixed' } },
      { kind: 'link', role: 'link', name: 'Away', href: 'https://example.org/' },
      { kind: 'link', role: 'link', name: 'Live', href: 'http://localhost:3000/sportsbook/live' },
    ]);
    expect(pressed(steps(look))).toEqual(new Set(['Save', 'Live']));
  });

  it.each<[string, Look, Partial<Situation>, string, boolean]>([
    ['no way back at the beginning', lookAt([]), {}, 'back', false],
    ['a way back later', lookAt([]), { depth: 2 }, 'back', true],
    ['Escape only with a dialog', lookAt([]), {}, 'escape', false],
    ['Escape with a dialog', lookAt([], ['dialog "Settings"']), {}, 'escape', true],
    [
      'stakes where there is a field',
      lookAt([{ kind: 'field', role: 'textbox', input: 'decimal', region: 'panel' }]),
      {},
      'type',
      true,
    ],
    ['no typing elsewhere', lookAt([{ kind: 'field', role: 'textbox', input: 'password' }]), {}, 'type', false],
    ['other tabs when there are some', lookAt([]), { tabs: 2 }, 'switch-tab', true],
  ])('%s', (_, look, changes, kind, is) => {
    expect(kinds(steps(look, changes)).has(kind as 'back')).toBe(is);
  });
});
