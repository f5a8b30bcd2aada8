import { html } from 'hono/html';
import { prose, type Page } from '../layout.ts';

export function landingPage(): Page {
  return {
    title: 'Welcome',
    scripts: ['greet'],
    body: html`<main class="landing">
      <h1>A platform with a sportsbook inside</h1>
      <p>
        Meridian stands for the system an operator already has: accounts, wallets and its own pages. It lives on an
        origin of its own and embeds Slipstream in a frame that grows with its content.
      </p>
      <p><a class="action" href="/play">Open the sportsbook</a></p>
      <p class="ways">
        <a href="/play/inspector">See every message between the two</a>
        <a href="/app">See it as a mobile app would</a>
      </p>
    </main>`,
  };
}

/** The sportsbook in a frame as tall as its content, under the platform's own bar. */
export function playPage(sportsbookUrl: string): Page {
  return {
    title: 'Sportsbook',
    scripts: ['play'],
    facts: { sportsbook: sportsbookUrl, base: '/play' },
    current: '/play',
    body: html`<section class="tools" aria-label="Tools">
        <fieldset class="themes">
          <legend>Theme</legend>
          <button type="button" data-theme="day">Day</button>
          <button type="button" data-theme="night">Night</button>
        </fieldset>
        <label class="consent"><input type="checkbox" data-consent /> Measuring allowed</label>
        <p class="state" role="status" data-state="waiting">Waiting for the sportsbook</p>
      </section>
      <main aria-labelledby="sportsbook-heading">
        <h1 class="unseen" id="sportsbook-heading">Sportsbook</h1>
        <div id="sportsbook"></div>
      </main>
      ${dialog}`,
  };
}

/** For those who integrate: both directions, live, with what was ignored and why. */
export function inspectorPage(sportsbookUrl: string): Page {
  const play = playPage(sportsbookUrl);
  return {
    ...play,
    title: 'Inspector',
    current: '/play/inspector',
    facts: { sportsbook: sportsbookUrl, base: '/play/inspector', inspect: 'yes' },
    body: html`<div class="inspected">
      <div>${play.body}</div>
      <aside class="inspector" aria-labelledby="messages">
        <h2 id="messages">Messages</h2>
        <form data-say class="say">
          <label class="field"
            ><span>Say something as the host</span>
            <textarea name="message" rows="3">{ "type": "theme", "theme": "day" }</textarea>
          </label>
          <button type="submit">Send</button>
          <button type="button" data-clear>Clear the list</button>
        </form>
        <ol data-messages tabindex="0" aria-label="Messages, newest first"></ol>
      </aside>
    </div>`,
  };
}

/** The sportsbook as an app's web view opens it: no overlays but those a player asked for (EMBED-1). */
export function appPage(sportsbookUrl: string): Page {
  const address = new URL(sportsbookUrl);
  address.searchParams.set('mode', 'app');
  return {
    ...playPage(address.href),
    title: 'App mode',
    current: '/app',
    facts: { sportsbook: address.href, base: '/app', app: 'yes' },
    body: html`<main class="phone">
        <h1>App mode</h1>
        <div id="sportsbook"></div>
        <p class="state" role="status" data-state="waiting">Waiting for the sportsbook</p>
      </main>
      ${dialog}`,
  };
}

/** Where the platform's pages open while somebody plays. */
const dialog = html`<dialog class="over" data-over aria-label="Meridian">
  <button type="button" data-close>Close</button>
  <iframe title="Meridian"></iframe>
</dialog>`;

export function termsPage(): Page {
  return {
    title: 'Terms and conditions',
    scripts: ['greet'],
    body: prose(
      'Terms and conditions',
      html`<p>
          Meridian is a demonstration. Its money is not real, its players are made up, and nothing here is an offer.
        </p>
        <p>You have to be 18 or older. Who excludes themselves stays out for as long as they chose.</p>`,
    ),
  };
}

export function helpPage(isDemo: boolean): Page {
  return {
    title: 'Help',
    scripts: ['greet'],
    current: '/help-center',
    body: prose(
      'Help',
      html`<p>Playing should stay a game. If it does not, stop, and talk to somebody.</p>
        <ul class="menu">
          <li><a href="/profile/limits">Set a limit or take a break</a></li>
          <li><a href="/users/password/new">A new password</a></li>
          <li><a href="/users/unlock/new">Unlock an account</a></li>
          <li><a href="/profile/wallet/transactions">Where did my money go?</a></li>
          ${isDemo ? html`<li><a href="/demo/mailbox">The mailbox of this demo</a></li>` : ''}
        </ul>`,
    ),
  };
}

export function notFoundPage(): Page {
  return {
    title: 'Not found',
    body: prose('There is nothing here', html`<p><a class="action" href="/">Go to the start page</a></p>`),
  };
}

export function unavailablePage(): Page {
  return {
    title: 'Not available',
    body: prose('The platform does not answer', html`<p>Nothing was changed. Try again in a moment.</p>`),
  };
}
