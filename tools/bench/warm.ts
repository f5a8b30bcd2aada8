/** Requests a page until a new process answers with one. */
export async function warm(url: string): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const reply = await fetch(url);
    await reply.text();
    if (reply.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} never answered with a page.`);
}
