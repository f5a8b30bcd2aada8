import { done, fault, serveForms, type Send } from './forms.ts';
import { make } from './page.ts';
import { call, type Answer } from './platform.ts';
import { words } from './words.ts';

const texts = words.passwordAgain;

/**
 * A change that the platform makes only for somebody who has just shown the password (SESSION-14). If it was too long ago,
 * it is asked for over the page, which keeps what was typed, and the change is sent again.
 */
export async function callProven<Reply>(...sent: Parameters<typeof call>): Promise<Answer<Reply>> {
  const answer = await call<Reply>(...sent);
  if (answer.kind === 'reply' || answer.code !== 'password_required') return answer;
  return (await askPassword()) ? call<Reply>(...sent) : answer;
}

/** True once the platform has accepted the password, false for somebody who changed their mind. */
function askPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    const { dialog, field } = passwordDialog();
    let isDone = false;
    document.body.append(dialog);
    const send: Send = async ({ password = '' }) => {
      const answer = await call('POST', '/users/password/confirm', { password });
      if (answer.kind === 'refused') return fault(answer.message, 'password');
      isDone = true;
      dialog.close();
      return done('');
    };
    serveForms({ 'password-again': send }, dialog);
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(isDone);
    });
    dialog.showModal();
    field.focus();
  });
}

function passwordDialog(): { readonly dialog: HTMLDialogElement; readonly field: HTMLInputElement } {
  const dialog = make('dialog');
  dialog.classList.add('again');
  const title = make('h2', texts.title);
  title.id = 'again-title';
  dialog.setAttribute('aria-labelledby', title.id);
  const form = make('form');
  form.dataset['call'] = 'password-again';
  form.classList.add('form');
  form.noValidate = true;
  const field = make('input');
  Object.assign(field, { id: 'again', name: 'password', type: 'password', required: true });
  field.autocomplete = 'current-password';
  field.setAttribute('aria-describedby', 'again-error');
  const label = make('label', texts.label);
  label.htmlFor = field.id;
  const error = make('p');
  error.id = 'again-error';
  error.classList.add('error');
  error.hidden = true;
  const place = make('div');
  place.classList.add('field');
  place.append(label, field, error);
  const answer = make('p');
  answer.classList.add('answer');
  const confirm = make('button', texts.confirm);
  confirm.classList.add('action');
  const cancel = make('button', texts.cancel);
  cancel.type = 'button';
  cancel.classList.add('second');
  cancel.addEventListener('click', () => dialog.close());
  const buttons = make('div');
  buttons.classList.add('buttons');
  confirm.type = 'submit';
  buttons.append(cancel, confirm);
  form.append(place, answer, buttons);
  dialog.append(title, make('p', texts.text), form);
  return { dialog, field };
}
