import { one } from './page.ts';

type Ended = { readonly isDone: boolean; readonly deposit: 'success' | 'error' | 'pending' | null };

/** What a page of ours says to the page around it. */
interface Said {
  readonly success?: unknown;
  readonly deposit?: Ended['deposit'];
  readonly page?: { readonly title: string; readonly height: number };
  readonly close?: true;
}

/** The dialog has the title of the page inside and is as tall, so that only the dialog scrolls (EMBED-10). */
function fit(dialog: HTMLDialogElement, frame: HTMLIFrameElement, { title, height }: NonNullable<Said['page']>): void {
  frame.style.blockSize = `${height}px`;
  frame.title = title;
  one('[data-over-title]', dialog)?.replaceChildren(title);
}

/**
 * Opens a page of ours over the sportsbook, in its language and theme, and says how it ended: its own word of success, or
 * that it was closed.
 */
export function openOver(path: string, locale: string): Promise<Ended> {
  const dialog = one<HTMLDialogElement>('[data-over]');
  const frame = dialog === null ? null : one<HTMLIFrameElement>('iframe', dialog);
  if (dialog === null || frame === null) return Promise.resolve({ isDone: false, deposit: null });
  const address = new URL(path, location.origin);
  address.searchParams.set('frame', location.origin);
  address.searchParams.set('locale', locale);
  address.searchParams.set('theme', document.documentElement.dataset['theme'] ?? 'system');
  return new Promise((resolve) => {
    let ended: Ended = { isDone: false, deposit: null };
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.contentWindow || event.origin !== location.origin) return;
      const said = event.data as Said;
      if (said.page !== undefined) return fit(dialog, frame, said.page);
      if (said.close === true) return dialog.close();
      ended = { isDone: said.success === true || ended.isDone, deposit: said.deposit ?? ended.deposit };
      // A deposit has a result to be read; everything else is over when it is done.
      if (said.success === true && said.deposit === undefined) dialog.close();
    };
    addEventListener('message', hear);
    // The page inside puts the focus on its first field. One that has none gets it whole, or it would stay on the button that closes.
    const enter = () => document.activeElement === frame || frame.focus();
    frame.addEventListener('load', enter);
    const finish = () => {
      removeEventListener('message', hear);
      frame.removeEventListener('load', enter);
      frame.src = 'about:blank';
      frame.style.blockSize = '';
      // Nothing had the focus before, so the sportsbook gets it. A browser moves it out of a closed dialog only with its next frame.
      const { activeElement, body } = document;
      if (activeElement === body || dialog.contains(activeElement))
        one<HTMLIFrameElement>('#sportsbook iframe')?.focus();
      resolve(ended);
    };
    dialog.addEventListener('close', finish, { once: true });
    const close = () => dialog.close();
    one('[data-close]', dialog)?.addEventListener('click', close, { once: true });
    frame.src = address.href;
    if (!dialog.open) dialog.showModal();
  });
}
