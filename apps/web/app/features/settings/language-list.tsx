import type { LocaleCode } from '@slipstream/locales/locale';
import { plannedLanguages } from '@slipstream/locales/languages';
import { useId, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { siteApi } from '../../api/site-api.ts';
import { useSite, type Site } from '../../site/site.tsx';
import { inLocale } from '../../site/paths.ts';
import { showAlert } from '../../state/alerts.ts';
import { keepScroll } from '../../state/preferences/kept-scroll.ts';
import { changeLanguage } from '../../state/preferences/change-language.ts';
import { useStores } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './settings-form.module.css';

/** The list is longer than the room it has; the language of the page is in sight. */
function currentFirst({ locale, rules }: Pick<Site, 'locale' | 'rules'>): readonly LocaleCode[] {
  return [locale, ...rules.locales.filter((other) => other !== locale)];
}

/** Links to this very page in the other languages; a player's choice is told to the server on the way (I18N-4). */
export function LanguageList() {
  const t = useTranslations('settings');
  const site = useSite();
  const stores = useStores();
  const current = useLocation();
  const labelId = useId();
  const [isChanging, setIsChanging] = useState(false);

  async function go(locale: LocaleCode, href: string) {
    setIsChanging(true);
    if (await changeLanguage(siteApi(site), stores, locale)) {
      keepScroll(href);
      stores.host.load(href);
      return;
    }
    setIsChanging(false);
    showAlert(stores.alerts, { tone: 'error', title: t('languageFailed.title'), text: t('languageFailed.text') });
  }

  return (
    <div className={styles.languages}>
      {isChanging && <progress className={styles.progress} aria-label={t('changing')} />}
      <span className={styles.label} id={labelId}>
        {t('language')}
      </span>
      <ul className={styles.list} aria-labelledby={labelId}>
        {currentFirst(site).map((locale) => {
          const href = inLocale(current, locale, site.rules);
          return (
            <li key={locale}>
              <a
                className={styles.language}
                href={href}
                lang={locale}
                hrefLang={locale}
                aria-current={locale === site.locale || undefined}
                onClick={(event: MouseEvent) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  if (locale !== site.locale) void go(locale, href);
                }}
              >
                <bdi>{site.languageNames[locale] ?? plannedLanguages[locale]?.name}</bdi>
                {locale === site.locale && <Icon name="check" size={16} />}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
