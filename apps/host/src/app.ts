import { partState, readinessCode, readinessOf } from '@slipstream/contract/http/operation/readiness';
import { brandFontPath, brandStyle } from '@slipstream/contract/site/brand/brand-style';
import { sdkScripts } from '@slipstream/embed/sdk-scripts';
import type { HostWords } from '@slipstream/locales/host-words';
import { Hono, type Context } from 'hono';
import { favicon, fonts, styles } from './assets.ts';
import { readLanguage, rememberLanguage, sportsbookIn, type Language } from './language.ts';
import { layout, type Page } from './layout.ts';
import { mailLook } from './mail-document.ts';
import { askMailbox, mailboxPath, type Env } from './mailbox.ts';
import type { HostOptions } from './options.ts';
import {
  confirmPasswordPage,
  instructionsPage,
  newPasswordPage,
  signInPage,
  signUpPage,
  tokenPage,
} from './pages/auth-pages.ts';
import { limitsPage } from './pages/limits-page.ts';
import { appPage, inspectorPage, playPage } from './pages/play-pages.ts';
import { depositPage, missingPage, phonePage, profilePage, transactionsPage } from './pages/profile-pages.ts';
import { helpPage, landingPage, notFoundPage, termsPage, unavailablePage } from './pages/site-pages.ts';
import { answersNow, configReader, type PlatformConfig } from './platform-config.ts';
import { browserScripts, paymentScript } from './scripts.ts';
import { readTheme, rememberTheme } from './theme.ts';
import { keepQuery, readVisit } from './visit.ts';

type Spoken = (words: HostWords) => Page;
type Configured = (config: PlatformConfig, language: Language) => Page;
type HostParts = Pick<HostOptions, 'sportsbookUrl' | 'platformApiUrl' | 'controls'> & {
  /** Whether the process was asked to stop. */
  readonly isDraining?: () => boolean;
};

const javascript = { 'Content-Type': 'text/javascript; charset=utf-8' };
const picture = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' };
const font = { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' };

/** The demo platform: a site of its own, on an origin of its own, with the sportsbook inside. */
export function createApp({ sportsbookUrl, platformApiUrl, controls, isDraining = () => false }: HostParts): Hono<Env> {
  const isDemo = controls !== null;
  const app = new Hono<Env>();
  const { origin: sportsbookOrigin } = new URL(sportsbookUrl);
  const readConfig = configReader(platformApiUrl, () => Date.now());
  const policy = policyOf(sportsbookOrigin, platformApiUrl);

  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    // An address here may hold a token out of a mail, so no other origin is told of it.
    c.header('Referrer-Policy', 'same-origin');
    c.header('Content-Security-Policy', policy(c.req.path));
    if (c.req.path === mailboxPath) c.header('X-Frame-Options', 'DENY');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });

  const draw = async (c: Context<Env>, page: (language: Language) => Page, status: 200 | 403 | 404 | 503 = 200) => {
    const language = readLanguage(c);
    if (language.isAsked) rememberLanguage(c, language);
    const shown = readTheme(c);
    rememberTheme(c, shown);
    const address = new URL(c.req.url);
    const kept = { locale: language.isAsked ? language.locale : null, theme: shown.asked };
    const visit = readVisit(address, sportsbookOrigin, kept);
    const surroundings = { language, visit, address, theme: shown.theme, apiUrl: platformApiUrl };
    return c.html(keepQuery(await layout(page(language), surroundings), visit), status);
  };
  const serve = (path: string, page: Spoken) => app.get(path, (c) => draw(c, ({ words }) => page(words)));
  const serveConfigured = (path: string, page: Configured) =>
    app.get(path, async (c) => {
      const config = await readConfig();
      if (config === null) return draw(c, ({ words }) => unavailablePage(words), 503);
      return draw(c, (language) => page(config, language));
    });
  // The sportsbook opens in the language of the page around it, if it speaks it.
  const serveBook = (path: string, page: (words: HostWords, sportsbook: string) => Page) =>
    app.get(path, async (c) => {
      const config = await readConfig();
      return draw(c, ({ words, locale }) => page(words, sportsbookIn(locale, sportsbookUrl, config?.site)));
    });

  mountScripts(app);
  mountBrand(app, readConfig, sportsbookOrigin);
  mountProbes(app, platformApiUrl, isDraining);
  serve('/', landingPage);
  // Every page of the sportsbook has an address here, which the frame opens at (EMBED-8).
  serveBook('/play/inspector/*', inspectorPage);
  serveBook('/play/*', playPage);
  serveBook('/app/*', appPage);
  serve('/terms-and-conditions', termsPage);
  serve('/help-center', (words) => helpPage(words, isDemo));
  serve('/users/sign-in', (words) => signInPage(words, isDemo));
  serveConfigured('/users/sign-up', (config, language) => signUpPage(config, language, isDemo));
  serve('/users/password/new', (words) => instructionsPage('password', words, isDemo));
  serve('/users/password/edit', newPasswordPage);
  serve('/users/password/confirm', confirmPasswordPage);
  serve('/users/confirmation', (words) => tokenPage('confirmation', words));
  serve('/users/confirmation/new', (words) => instructionsPage('confirmation', words, isDemo));
  serve('/users/unlock', (words) => tokenPage('unlock', words));
  serve('/users/unlock/new', (words) => instructionsPage('unlock', words, isDemo));
  serve('/profile', profilePage);
  serveConfigured('/profile/missing', missingPage);
  serveConfigured('/profile/phone', (config, language) => phonePage(config, language, isDemo));
  serveConfigured('/profile/limits', limitsPage);
  serve('/profile/wallet/deposit', depositPage);
  serve('/profile/wallet/transactions', transactionsPage);
  if (controls !== null) {
    app.get(mailboxPath, async (c) => {
      const asked = await askMailbox(c, controls, mailLook(await readConfig(), c.req.url, sportsbookOrigin));
      return asked instanceof Response ? asked : draw(c, ({ words }) => asked.page(words), asked.status);
    });
  }
  app.notFound((c) => draw(c, ({ words }) => notFoundPage(words), 404));
  return app;
}

/** `/health`: the process answers. `/ready`: it should be sent visitors (RUN-4). */
function mountProbes(app: Hono<Env>, apiUrl: string, isDraining: () => boolean): void {
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => {
    const answer = readinessOf({ api: await partState(() => answersNow(apiUrl)) }, isDraining());
    return c.json(answer, readinessCode(answer));
  });
}

/** The look of the sportsbook's site, so that pages in its dialogs match what is around them (BRAND-3). */
function mountBrand(app: Hono<Env>, readConfig: ReturnType<typeof configReader>, sportsbookOrigin: string): void {
  app.get('/brand.css', async (c) => {
    const brand = (await readConfig())?.site.brand ?? null;
    const css = brand === null ? '' : brandStyle(brand, `${sportsbookOrigin}${brandFontPath}`);
    return c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
}

function mountScripts(app: Hono<Env>): void {
  const scripts = browserScripts();
  const sdk = sdkScripts();
  const open = { ...javascript, 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  const css = styles();
  const sign = favicon();
  const files = fonts();
  app.get('/host.css', (c) => c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/fonts/:name', (c) => {
    const file = files.get(c.req.param('name'));
    return file === undefined ? c.notFound() : c.body(file, 200, font);
  });
  app.get('/favicon.svg', (c) => c.body(sign, 200, picture));
  // Asked for by browsers that did not look at the page, and for what is no page.
  app.get('/favicon.ico', (c) => c.body(sign, 200, picture));
  app.get('/scripts/embed.js', (c) => c.body(sdk.module, 200, javascript));
  app.get('/scripts/:name{.+}', (c) => {
    const text = scripts.get(c.req.param('name'));
    return text === undefined ? c.notFound() : c.body(text, 200, javascript);
  });
  app.get('/embed.js', (c) => c.body(sdk.module, 200, open));
  app.get('/embed.global.js', (c) => c.body(sdk.global, 200, open));
  // The payment script is loaded by the sportsbook as well, from its own origin (PAY-2).
  app.get('/spi/main.js', (c) => c.body(paymentScript(scripts, readLanguage(c)), 200, open));
}

/** Pages that a dialog of the sportsbook may show; all others are framed by nobody but ourselves, the mailbox by nobody. */
const framed = /^\/(users|profile)\//;

function policyOf(sportsbookOrigin: string, apiUrl: string): (path: string) => string {
  const common = [
    "default-src 'self'",
    `connect-src 'self' ${apiUrl}`,
    `frame-src 'self' ${sportsbookOrigin}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' ${sportsbookOrigin}`,
    `font-src 'self' ${sportsbookOrigin}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ];
  return (path) => [...common, `frame-ancestors ${ancestorsOf(path, sportsbookOrigin)}`].join('; ');
}

function ancestorsOf(path: string, sportsbookOrigin: string): string {
  if (path === mailboxPath) return "'none'";
  return framed.test(path) ? `'self' ${sportsbookOrigin}` : "'self'";
}
