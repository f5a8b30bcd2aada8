import type { Stack } from './stack.ts';

export function controlHeaders(secret: string): Record<string, string> {
  return { Authorization: `Bearer ${secret}` };
}

/** Pulls a lever of the running sandbox. */
export async function pullLever(stack: Stack, name: string, input: object): Promise<void> {
  await ask(stack, name, input);
}

/** An address that lets one browser in to the controls, once. */
export async function controlsLink(stack: Stack): Promise<string> {
  const { link } = (await (await ask(stack, 'link', {})).json()) as { link: string };
  return link;
}

/** The same to what would have been mailed, on the host. */
export async function mailboxLink(stack: Stack): Promise<string> {
  const { key } = (await (await ask(stack, 'key', {})).json()) as { key: string };
  return `${stack.addresses.host}/demo/mailbox?key=${key}`;
}

async function ask({ addresses, controlsSecret }: Stack, name: string, input: object): Promise<Response> {
  const reply = await fetch(`${addresses.controls}/control/${name}`, {
    method: 'POST',
    headers: controlHeaders(controlsSecret),
    body: JSON.stringify(input),
  });
  if (!reply.ok) throw new Error(`${name} answered ${reply.status}`);
  return reply;
}
