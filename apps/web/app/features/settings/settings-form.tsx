import { odds as oddsOf } from '@slipstream/units/odds';
import { formatOdds, type OddsFormat } from '@slipstream/units/format-odds';
import { Suspense, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';

import { siteApi } from '../../api/site-api.ts';
import { OffersSwitch } from '../../shared/settings/offers-switch.tsx';
import { TopButtonSwitch } from '../../shared/settings/top-button-switch.tsx';
import { ShortcutsSwitch } from '../../shared/settings/shortcuts-switch.tsx';
import { useSite } from '../../site/site.tsx';
import { isolated } from '../../shared/odds/use-odds-text.ts';
import { showAlert } from '../../state/alerts.ts';
import { density, densityChoices, keepDensity, type Density } from '../../state/preferences/density.ts';
import { chooseOddsFormat } from '../../state/preferences/odds-setting.ts';
import { deviceZone, keepTheme, keepZone, usePreferences } from '../../state/preferences/preferences.ts';
import { useSession } from '../../state/session/use-session.ts';
import { themeChoices } from '../../site/theme-choice.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { Segment } from '../../ui/segment/segment.tsx';
import { Select } from '../../ui/select/select.tsx';
import { HiddenSports } from './hidden-sports.tsx';
import { LanguageList } from './language-list.tsx';
import { OpenCustomizer } from './open-customizer.tsx';
import { PushSettings } from './push-settings.tsx';
import styles from './settings-form.module.css';
import { SubcurrencyChoices } from './subcurrency-choice.tsx';
import { useConsent } from '../../state/consent/consent.ts';
import { answerConsent } from '../../state/consent/keep-consent.ts';

/** An example price that looks different in every format. */
const example = oddsOf(1850);

export default function SettingsForm() {
  const t = useTranslations('settings');
  const shell = useTranslations('shell');
  const { preferences, shortcuts } = useStores();
  const { theme } = usePreferences();
  const { bonuses, push, flags } = useSite();
  const { status } = useSession();
  const themes = themeChoices.map((value) => ({ value, text: t(`themes.${value}`) }));
  return (
    <div className={styles.form}>
      <LanguageList />
      <OddsChoice />
      <ZoneChoice />
      <SubcurrencyChoices />
      <Segment label={t('theme')} options={themes} value={theme} onChange={(next) => keepTheme(preferences, next)} />
      <DensityChoice />
      <HiddenSports />
      <TopButtonSwitch />
      <ShortcutsSwitch />
      <Button look="quiet" onClick={() => shortcuts.setState({ isListOpen: true })}>
        {shell('shortcuts.title')}
      </Button>
      <ConsentChoice />
      {bonuses.isOn && <OffersSwitch />}
      {flags.includes('customizer') && (
        <Suspense>
          <OpenCustomizer />
        </Suspense>
      )}
      {push && status === 'player' && <PushSettings publicKey={push.publicKey} />}
    </div>
  );
}

function DensityChoice() {
  const t = useTranslations('settings');
  const [choice, setChoice] = useState(density);
  const options = densityChoices.map((value) => ({ value, text: t(`densities.${value}`) }));

  function choose(next: Density) {
    keepDensity(next);
    setChoice(next);
  }

  return <Segment label={t('density')} options={options} value={choice} onChange={choose} />;
}

function OddsChoice() {
  const t = useTranslations('settings');
  const site = useSite();
  const stores = useStores();
  const { oddsFormat } = usePreferences();
  const options = site.oddsFormats.available.map((value) => {
    const price = isolated(formatOdds(example, value), site.direction);
    return { value, text: t('oddsOption', { name: t(`oddsFormat.${value}`), example: price }) };
  });

  async function choose(format: OddsFormat) {
    const isSaved = await chooseOddsFormat(siteApi(site), stores, format);
    if (!isSaved) {
      showAlert(stores.alerts, { tone: 'warning', title: t('oddsFailed.title'), text: t('oddsFailed.text') });
    }
  }

  return (
    <Select
      isStacked
      label={t('odds')}
      options={options}
      value={oddsFormat}
      onChange={(format) => void choose(format)}
    />
  );
}

const ofDevice = 'device';

function ZoneChoice() {
  const t = useTranslations('settings');
  const { preferences } = useStores();
  const { zoneChoice } = usePreferences();
  const options = useMemo(
    () => [
      { value: ofDevice, text: t('deviceZone', { zone: shown(deviceZone()) }) },
      ...[...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
        value: zone,
        text: shown(zone),
      })),
    ],
    [t],
  );
  return (
    <Select
      isStacked
      label={t('timeZone')}
      options={options}
      value={zoneChoice ?? ofDevice}
      onChange={(zone) => keepZone(preferences, zone === ofDevice ? null : zone)}
    />
  );
}

function shown(zone: string): string {
  return zone.replaceAll('_', ' ');
}

const answers = ['necessary', 'all'] as const;

/**
 * Changes the consent answer as easily as it was given. A host that asks for consent itself offers this in its own
 * pages.
 */
function ConsentChoice() {
  const t = useTranslations('consent');
  const { scripts } = useSite();
  const { consent, host } = useStores();
  const { answer } = useConsent();
  if (host.mode === 'standalone' ? scripts.length === 0 : host.can('consent') || !host.can('analytics')) return null;
  return (
    <Segment
      label={t('title')}
      options={answers.map((value) => ({ value, text: t(`options.${value}`) }))}
      value={answer ?? 'necessary'}
      onChange={(next) => answerConsent(consent, next)}
    />
  );
}
