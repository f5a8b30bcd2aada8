/** Real time between two ticks of the engine, the feed and the book. */
export const tickMs = 100;
