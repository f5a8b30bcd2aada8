import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished } from 'vitest';

import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { builderAnchor, useChosenGroup } from './use-chosen-group.ts';

function Group() {
  const [group, choose] = useChosenGroup(true);
  return (
    <>
      <output>{group ?? 'all'}</output>
      <button type="button" onClick={() => choose('totals')}>
        Totals
      </button>
      <button type="button" onClick={() => choose(null)}>
        All
      </button>
    </>
  );
}

const shown = () => renderOnPage(<Group />).texts('output')[0];

beforeEach(() => history.replaceState({ idx: 0, key: 'first' }, '', '/'));

it('[ROUTE-12] a way back shows the group of markets that was chosen', async () => {
  await renderOnPage(<Group />).press('Totals');
  const left: unknown = history.state;
  expect(left).toEqual({ idx: 0, key: 'first', marketGroup: 'totals' });
  history.replaceState({ idx: 1, key: 'second' }, '', '/other');
  expect(shown()).toBe('all');
  history.replaceState(left, '', '/');
  expect(shown()).toBe('totals');
});

it('[ROUTE-12] a page that is loaded by a way back begins as the server drew it, then shows the group', () => {
  history.replaceState({ idx: 0, marketGroup: 'totals' }, '');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Group />);
  expect(container.textContent).toContain('all');
  const problems: unknown[] = [];
  act(() => {
    const root = hydrateRoot(container, <Group />, { onRecoverableError: (error) => problems.push(error) });
    onTestFinished(() => act(() => root.unmount()));
  });
  expect(container.querySelector('output')?.textContent).toBe('totals');
  expect(problems).toEqual([]);
});

it('[CUSTOM-2] a link to the bet builder opens its tab, unless another was chosen since', async () => {
  history.replaceState({ idx: 0 }, '', builderAnchor);
  const page = renderOnPage(<Group />);
  expect(page.texts('output')).toEqual(['betbuilder']);
  await page.press('All');
  expect(shown()).toBe('all');
});
