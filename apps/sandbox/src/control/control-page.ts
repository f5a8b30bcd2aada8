import type { Command, Field } from './command.ts';

/** A plain page: one form for each command, and what the sandbox is doing. */
export function controlPage(commands: readonly Command[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sandbox controls</title>
    <link rel="stylesheet" href="/control/control.css" />
    <script type="module" src="/control/control.js"></script>
  </head>
  <body>
    <main>
      <h1>Sandbox controls</h1>
      <p><a href="/control/outbox">Mails and codes that would have been sent</a></p>
      <pre id="state" role="status" aria-live="off"></pre>
      ${commands.map(form).join('\n      ')}
    </main>
  </body>
</html>
`;
}

function form({ name, about, fields }: Command): string {
  return `<form data-command="${escaped(name)}"><h2>${escaped(name)}</h2><p>${escaped(about)}</p>${fields.map(input).join('')}<button>Do it</button><output></output></form>`;
}

function input({ name, kind, initial, choices = [] }: Field): string {
  const label = escaped(name);
  if (kind === 'choice') {
    const options = choices.map(
      (choice) => `<option${choice === initial ? ' selected' : ''}>${escaped(choice)}</option>`,
    );
    return `<label>${label} <select name="${label}">${options.join('')}</select></label>`;
  }
  const type = kind === 'number' ? 'type="number" step="any"' : 'type="text"';
  return `<label>${label} <input name="${label}" ${type} value="${escaped(initial)}" /></label>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
