import type { HostWords } from '@slipstream/locales/host-words';
import { html } from 'hono/html';
import { icon } from '../icon.ts';
import type { Html, Page } from '../layout.ts';

/** The sportsbook in a frame as tall as its content, under the platform's own bar. */
export function playPage(words: HostWords, sportsbookUrl: string): Page {
  const { title, tools, theme, day, night, measuring, waiting } = words.site.play;
  return {
    title,
    scripts: ['play'],
    facts: { sportsbook: sportsbookUrl, base: '/play' },
    current: '/play',
    body: html`<section class="tools" aria-label="${tools}">
        <fieldset class="themes">
          <legend class="unseen">${theme}</legend>
          <button type="button" data-choose-theme="day">${day}</button>
          <button type="button" data-choose-theme="night">${night}</button>
        </fieldset>
        <label class="consent"><input type="checkbox" data-consent /> ${measuring}</label>
        <p class="state" role="status" data-state="waiting">${waiting}</p>
      </section>
      <main aria-labelledby="sportsbook-heading">
        <h1 class="unseen" id="sportsbook-heading">${title}</h1>
        <div id="sportsbook"></div>
      </main>
      ${dialog(words)}`,
  };
}

/** For those who integrate: both directions, live, with what was ignored and why. */
export function inspectorPage(words: HostWords, sportsbookUrl: string): Page {
  const play = playPage(words, sportsbookUrl);
  const { messages, newestFirst, say, send, clear } = words.site.inspector;
  return {
    ...play,
    title: words.site.nav.inspector,
    current: '/play/inspector',
    facts: { sportsbook: sportsbookUrl, base: '/play/inspector', inspect: 'yes' },
    body: html`<div class="inspected">
      <div>${play.body}</div>
      <aside class="inspector" aria-labelledby="messages">
        <h2 id="messages">${messages}</h2>
        <form data-say class="say">
          <div class="field">
            <label for="say">${say}</label>
            <textarea id="say" name="message" rows="3" dir="ltr">{ "type": "theme", "theme": "day" }</textarea>
          </div>
          <button class="action" type="submit">${send}</button>
          <button class="second" type="button" data-clear>${clear}</button>
        </form>
        <ol data-messages tabindex="0" aria-label="${newestFirst}"></ol>
      </aside>
    </div>`,
  };
}

/** The sportsbook as an app's web view opens it: no overlays but those a player asked for (EMBED-1). */
export function appPage(words: HostWords, sportsbookUrl: string): Page {
  const address = new URL(sportsbookUrl);
  address.searchParams.set('mode', 'app');
  const title = words.site.nav.app;
  return {
    ...playPage(words, address.href),
    title,
    current: '/app',
    facts: { sportsbook: address.href, base: '/app', app: 'yes' },
    body: html`<main class="phone">
        <h1>${title}</h1>
        <div id="sportsbook"></div>
        <p class="state" role="status" data-state="waiting">${words.site.play.waiting}</p>
      </main>
      ${dialog(words)}`,
  };
}

/** Where the platform's pages open while somebody plays. */
function dialog({ site }: HostWords): Html {
  return html`<dialog class="over" data-over aria-labelledby="over-title">
    <header>
      <h2 id="over-title" data-over-title>Meridian</h2>
      <button type="button" data-close aria-label="${site.play.close}">${icon('close')}</button>
    </header>
    <iframe title="Meridian"></iframe>
  </dialog>`;
}
