/** A connection of the Centrifuge protocol in JSON, as far as following a few channels needs it. */
export interface Feed {
  /** Null when it is subscribed, else the reason of the refusal. */
  subscribe(channel: string, token: string | undefined): Promise<string | null>;
  /** What is published until there are enough or the time is over; the first publication ends the wait. */
  listen(channel: string, ms: number, max: number): Promise<readonly unknown[]>;
  close(): void;
}

interface Reply {
  readonly id?: number;
  readonly error?: { readonly code: number; readonly message: string };
  readonly push?: { readonly channel: string; readonly pub?: { readonly data: unknown } };
}

const answerMs = 5000;
const stepMs = 100;

/** The words say why there is no connection. */
export async function openFeed(url: string, token: string): Promise<Feed | string> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (reply: Reply) => void>();
  const heard = new Map<string, unknown[]>();
  let last = 0;

  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    for (const line of String(data).split('\n').filter(Boolean)) {
      const reply = JSON.parse(line) as Reply;
      // An empty message is a ping, and an empty one is its answer.
      if (Object.keys(reply).length === 0) socket.send('{}');
      if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
      if (reply.push?.pub !== undefined) heard.get(reply.push.channel)?.push(reply.push.pub.data);
    }
  });
  const send = (command: object): Promise<string | null> =>
    new Promise((resolve) => {
      last += 1;
      const timer = setTimeout(() => resolve('no answer'), answerMs);
      waiting.set(last, ({ error }) => {
        clearTimeout(timer);
        resolve(error === undefined ? null : `${error.code} ${error.message}`);
      });
      socket.send(JSON.stringify({ id: last, ...command }));
    });

  const isOpen = await new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), answerMs);
  });
  if (!isOpen) return 'the connection cannot be opened';
  const refusal = await send({ connect: { token } });
  if (refusal !== null) return `the connection is refused: ${refusal}`;
  return {
    subscribe: (channel, channelToken) => {
      heard.set(channel, []);
      return send({ subscribe: { channel, ...(channelToken !== undefined && { token: channelToken }) } });
    },
    async listen(channel, ms, max) {
      const events = heard.get(channel) ?? [];
      for (let waited = 0; waited < ms && events.length === 0; waited += stepMs) {
        await new Promise((resolve) => setTimeout(resolve, stepMs));
      }
      return events.slice(0, max);
    },
    close: () => socket.close(),
  };
}
