/** Real time between two beats of the engine, the feed and the book. */
export const tickMs = 100;
