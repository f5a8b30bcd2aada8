import { expect, it } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { Standings } from './standings.tsx';

it('a league without a table says so instead of showing the heads of one', () => {
  const { container } = renderOnPage(<Standings leagueName="FA Cup" rows={[]} />);
  expect(container.querySelector('table')).toBeNull();
  expect(container.textContent).toContain('No table');
});
