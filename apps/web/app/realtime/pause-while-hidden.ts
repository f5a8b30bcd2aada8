/** A tab that is hidden for this long disconnects; it recovers when it is shown again. */
const hiddenMsMax = 30_000;

/** Disconnects while the tab is hidden. Returns a function that stops this. */
export function pauseWhileHidden(connection: { connect(): void; disconnect(): void }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => connection.disconnect(), hiddenMsMax);
    else connection.connect();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
