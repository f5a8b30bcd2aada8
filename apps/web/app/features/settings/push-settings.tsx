import { pushTopics, type PushTopic } from '@slipstream/contract/entities/account/push-subscription';
import { saveSettings } from '@slipstream/contract/http/account/save-settings';
import { getSettings } from '@slipstream/contract/http/site/get-settings';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { siteApi } from '../../api/site-api.ts';
import { useSite } from '../../site/site.tsx';
import { showAlert } from '../../state/alerts.ts';
import { pushState, subscribePush, unsubscribePush, type PushState } from '../../state/push/push-device.ts';
import { useStores } from '../../state/use-stores.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import styles from './push-settings.module.css';

/** Push messages on this device, and what the player is told of on every device (PUSH-1, PUSH-5). */
export function PushSettings({ publicKey }: { readonly publicKey: string }) {
  const t = useTranslations('push');
  const site = useSite();
  const { alerts } = useStores();
  const [state, setState] = useState<PushState | 'unknown'>('unknown');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => void pushState().then(setState), []);

  async function choose(isOn: boolean) {
    setIsBusy(true);
    const next = await (isOn ? subscribePush(siteApi(site), publicKey) : unsubscribePush(siteApi(site)));
    setIsBusy(false);
    if (next === 'failed') showAlert(alerts, { tone: 'warning', title: t('failed.title'), text: t('failed.text') });
    else setState(next);
  }

  if (state === 'unknown' || state === 'unsupported') return null;
  return (
    <section className={styles.push} aria-label={t('title')}>
      <h3 className={styles.label}>{t('title')}</h3>
      <div className={styles.choice}>
        <Switch
          label={t('device')}
          isOn={state === 'on'}
          isDisabled={isBusy || state === 'blocked'}
          onChange={(isOn) => void choose(isOn)}
        />
        <p>{t(`states.${state}`)}</p>
      </div>
      <Topics />
    </section>
  );
}

/** Kept with the account: each is saved when it is switched. */
function Topics() {
  const t = useTranslations('push');
  const site = useSite();
  const { alerts } = useStores();
  const [topics, setTopics] = useState<readonly PushTopic[] | null>(null);

  useEffect(() => {
    let isGone = false;
    async function load() {
      const result = await siteApi(site).call(getSettings);
      if (!isGone && result.kind === 'reply') setTopics(result.reply.pushTopics);
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [site]);

  async function choose(topic: PushTopic, isOn: boolean) {
    const before = topics ?? [];
    const next = pushTopics.filter((each) => (each === topic ? isOn : before.includes(each)));
    setTopics(next);
    const result = await siteApi(site).call(saveSettings, { body: { pushTopics: next } });
    if (result.kind === 'reply') return;
    setTopics(before);
    showAlert(alerts, { tone: 'warning', title: t('notSaved.title'), text: t('notSaved.text') });
  }

  return (
    <fieldset className={styles.topics}>
      <legend>{t('about')}</legend>
      {pushTopics.map((topic) => (
        <Switch
          key={topic}
          label={t(`topics.${topic}`)}
          isOn={topics?.includes(topic) ?? false}
          isDisabled={topics === null}
          onChange={(isOn) => void choose(topic, isOn)}
        />
      ))}
    </fieldset>
  );
}
