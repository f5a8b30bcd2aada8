/** Loaded into every service of a soak: a signal makes it collect its garbage, so that what it holds can be told from what it has not thrown away yet. */
process.on('SIGUSR2', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
});
