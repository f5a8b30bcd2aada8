import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Sportsbook } from './sportsbook.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('[BACKEND-7] a React page has one frame of the sportsbook, whatever is rendered again, and none afterwards', () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const render = (playerId: string | null) =>
    act(() =>
      root.render(
        <StrictMode>
          <Sportsbook
            url="http://localhost:3000/sportsbook"
            playerId={playerId}
            session={async () => null}
            onSignIn={async () => true}
          />
        </StrictMode>,
      ),
    );
  render(null);
  const [frame] = box.querySelectorAll('iframe');
  expect(frame?.src).toMatch(/^http:\/\/localhost:3000\/sportsbook/);
  render('somebody');
  expect([...box.querySelectorAll('iframe')]).toEqual([frame]);
  act(() => root.unmount());
  expect(document.querySelector('iframe')).toBeNull();
});
