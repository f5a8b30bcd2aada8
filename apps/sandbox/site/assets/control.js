const state = document.querySelector('#state');

async function show() {
  const reply = await fetch('/control/state').catch(() => null);
  state.textContent = reply?.ok ? JSON.stringify(await reply.json(), null, 2) : 'The sandbox does not answer.';
}

for (const form of document.querySelectorAll('form[data-command]')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const fields = [...form.elements].filter(({ name }) => name);
    const body = Object.fromEntries(
      fields.map(({ name, type, value }) => [name, type === 'number' ? Number(value) : value]),
    );
    const reply = await fetch(`/control/${form.dataset.command}`, { method: 'POST', body: JSON.stringify(body) });
    const answer = await reply.json();
    form.querySelector('output').value = reply.ok
      ? `done ${JSON.stringify(answer.answer)}`
      : JSON.stringify(answer.details);
    await show();
  });
}

await show();
setInterval(show, 2000);
