import { afterAll, vi } from 'vitest';

// Files of dom tests share a document and React, which take longer to make than most of them do. Each leaves the document
// as it was, and has modules of the product of its own.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  // A test that gives the browser one puts it here.
  Reflect.deleteProperty(navigator, 'serviceWorker');
  // The host's payment script adds itself to the window.
  Reflect.deleteProperty(globalThis, 'spi');
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
});
