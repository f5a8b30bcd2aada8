/** A tab that nobody has looked at for so long gives its connection back; it recovers on return. */
const hiddenMsMax = 30_000;

/** Ends by itself what a hidden tab does not need. Answers how to stop doing so. */
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
