/**
 * Reads the data of a page to its end before the router gets it. The router reads it as a stream and drops the stream once
 * it has what it needs; Chromium then cancels the request, closes the connection and reports a failed request. The server
 * sends this data in one piece, so nothing is delayed. A redirect is a 204: Chromium gives it a body, but a reply made
 * with a body may not have that status, so it is passed on as it came.
 */
export function readDataWhole(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const reply = await fetch(input, init);
    if (!(input instanceof URL) || !input.pathname.endsWith('.data') || reply.status === 204 || reply.body === null) {
      return reply;
    }
    return new Response(await reply.arrayBuffer(), reply);
  };
}
