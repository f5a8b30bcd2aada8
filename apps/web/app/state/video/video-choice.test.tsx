import { beforeEach, expect, it } from 'vitest';

import { chooseVideo, createVideoChoice, restoreVideoChoice } from './video-choice.ts';

const session = () => sessionStorage;

beforeEach(() => sessionStorage.clear());

it('[VIDEO-3] the choice of video is kept for the browser session under its fixed key', () => {
  const store = createVideoChoice();
  restoreVideoChoice(store, session);
  expect(store.getState().isOn).toBe(false);
  chooseVideo(store, session, true);
  expect({ ...sessionStorage }).toEqual({ videoStreaming: 'on' });
  const next = createVideoChoice();
  restoreVideoChoice(next, session);
  expect(next.getState().isOn).toBe(true);
  chooseVideo(next, session, false);
  expect(sessionStorage).toHaveLength(0);
});

function blocked(): never {
  throw new DOMException('no', 'SecurityError');
}

it('[VIDEO-3] where storage is blocked, the choice lasts as long as the page', () => {
  const store = createVideoChoice();
  restoreVideoChoice(store, blocked);
  chooseVideo(store, blocked, true);
  expect(store.getState().isOn).toBe(true);
});
