import { inLocale, link, parsePath } from '../../site/paths.ts';
import type { Site } from '../../site/site.tsx';
import type { HostBridge } from './host-bridge.ts';

/**
 * The language the host wants, and the pages it opens. A new language is a new document (I18N-4): a page of another
 * language that the router opened would have the words of this document around it.
 */
export class HostLanguage {
  readonly #site: Pick<Site, 'locale' | 'rules'>;
  readonly #host: HostBridge;
  /** Differs from the page's own language while the document of the new one is being loaded. */
  #wanted: string;

  constructor(site: Pick<Site, 'locale' | 'rules'>, host: HostBridge) {
    this.#site = site;
    this.#host = host;
    this.#wanted = site.locale;
  }

  /** A language that the site does not have changes nothing, and the host is told. */
  change(wanted: string): void {
    if (wanted === this.#wanted || !this.#isKnown(wanted)) return;
    this.#wanted = wanted;
    this.#host.load(inLocale(location, wanted, this.#site.rules));
  }

  /**
   * A path the host wants opened, in the host's language unless the path names one; null if the router has nothing to
   * open: it is not ours and the host is told, or it is loaded as a document. The protocol guarantees one leading slash,
   * so it cannot name another origin.
   */
  pathOf(path: string): string | null {
    const { pathname, search, hash } = new URL(path, location.origin);
    const parts = parsePath(pathname);
    if (parts === null) {
      this.#host.refuse('unknown_path', `${path} is not a path of the sportsbook`);
      return null;
    }
    const locale = parts.prefix ?? this.#wanted;
    if (!this.#isKnown(locale)) return null;
    const { rules, locale: shown } = this.#site;
    const address = link(parts.target, locale, rules) + search + hash;
    const isLeaving = this.#wanted !== shown;
    // The host repeats its language to every new document, so it has to know that the path changed it.
    if (locale !== this.#wanted) this.#host.send({ type: 'locale', locale });
    this.#wanted = locale;
    if (locale === shown && !isLeaving) return address;
    this.#host.load(address);
    return null;
  }

  #isKnown(locale: string): boolean {
    const { locales } = this.#site.rules;
    if (locales.includes(locale)) return true;
    this.#host.refuse('unknown_locale', `there is no language ${locale}, only ${locales.join(', ')}`);
    return false;
  }
}
