import type { Stack } from './stack.ts';

export function controlHeaders(secret: string): Record<string, string> {
  return { Authorization: `Bearer ${secret}` };
}

/** Sends a command to the controls of the running sandbox. */
export async function pullLever(stack: Stack, name: string, input: object): Promise<void> {
  await ask(stack, name, input);
}

/** A one-time address that gives a browser access to the controls. */
export async function controlsLink(stack: Stack): Promise<string> {
  const { link } = (await (await ask(stack, 'link', {})).json()) as { link: string };
  return link;
}

/** A one-time address that gives a browser access to the host's mailbox. */
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
