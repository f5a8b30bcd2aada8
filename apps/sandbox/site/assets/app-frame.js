// What the three apps share: the state they read, the clock they count by, and plain helpers to draw with.
const main = document.querySelector('#app');
export const stage = main.querySelector('.stage');
export const results = main.querySelector('.results');
const clock = main.querySelector('.clock');
export const words = main.dataset;

/** Makes an element; strings become text, so nothing from outside is ever read as markup. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Reads the state every few seconds and draws it many times in between, by the world's own clock. */
export function run(name, draw) {
  let state = null;
  let readAt = 0;
  let isReading = false;
  const read = async () => {
    if (isReading) return;
    isReading = true;
    try {
      const reply = await fetch(`/apps/${name}/state`);
      if (!reply.ok) throw new Error(String(reply.status));
      state = await reply.json();
      readAt = performance.now();
      main.removeAttribute('aria-busy');
    } catch {
      clock.textContent = words.failed;
      state = null;
    } finally {
      isReading = false;
    }
  };
  const beat = () => {
    if (state === null) return;
    const worldMs = state.now_ms + state.rate * (performance.now() - readAt);
    const { place } = state;
    const leftSec = Math.max(0, Math.ceil((place.startMs - worldMs) / 1000));
    clock.textContent =
      leftSec > 0
        ? `${words.startsIn} ${Math.floor(leftSec / 60)}:${String(leftSec % 60).padStart(2, '0')}`
        : words.inPlay;
    const share = Math.min(1, Math.max(0, (worldMs - place.startMs) / (place.endMs - place.startMs)));
    draw(state, share);
    if (worldMs > place.endMs || (leftSec === 0 && place.phase === 'open')) void read();
  };
  void read();
  setInterval(read, 5000);
  setInterval(beat, 250);
}
