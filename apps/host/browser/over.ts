import { one } from './page.ts';

type Ended = { readonly isDone: boolean; readonly deposit: 'success' | 'error' | 'pending' | null };

/** Opens a page of ours over the sportsbook, in the language of the sportsbook, and says how it ended: its own word of success, or that it was closed. */
export function openOver(path: string, locale: string): Promise<Ended> {
  const dialog = one<HTMLDialogElement>('[data-over]');
  const frame = dialog === null ? null : one<HTMLIFrameElement>('iframe', dialog);
  if (dialog === null || frame === null) return Promise.resolve({ isDone: false, deposit: null });
  const address = new URL(path, location.origin);
  address.searchParams.set('frame', location.origin);
  address.searchParams.set('locale', locale);
  return new Promise((resolve) => {
    let ended: Ended = { isDone: false, deposit: null };
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.contentWindow || event.origin !== location.origin) return;
      const said = event.data as { readonly success?: unknown; readonly deposit?: Ended['deposit'] };
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
      resolve(ended);
    };
    dialog.addEventListener('close', finish, { once: true });
    const close = () => dialog.close();
    one('[data-close]', dialog)?.addEventListener('click', close, { once: true });
    frame.src = address.href;
    if (!dialog.open) dialog.showModal();
  });
}
