import type { CustomizerWords } from '@slipstream/locales/customizer-words';
import { use, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { customizerWordsIn } from '../../shared/messages/customizer-words.ts';
import { SiteChangeContext, useSite } from '../../site/site.tsx';
import { showTheme } from '../../state/preferences/theme.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CustomizerFields } from './customizer-fields.tsx';
import styles from './customizer.module.css';
import { exportSite } from './export-site.ts';
import { showBrand, showDraftTheme } from './show-draft.ts';
import { draftOf, storeDraft, storedDraft, type SiteDraft } from './site-draft.ts';

const fileName = 'site.json';

/** For the operator: tries another look and other options on the page itself, and exports them as a configuration (BRAND-5). */
export default function Customizer({ onClose }: { readonly onClose: () => void }) {
  const ui = useTranslations('ui');
  const site = useSite();
  const changeSite = use(SiteChangeContext);
  const { preferences } = useStores();
  const [initial] = useState(() => ({ draft: draftOf(site), theme: preferences.getState().theme }));
  const [draft, setDraft] = useState(() => storedDraft() ?? initial.draft);
  const [fieldsKey, setFieldsKey] = useState(0);
  const text = use(customizerWordsIn(site.locale));

  useEffect(() => {
    const { name, logo, isMyBetsVisible, isSignUpAllowed } = draft;
    changeSite({ name, logo, isMyBetsVisible, isSignUpAllowed });
    showBrand(draft.brand);
  }, [draft, changeSite]);

  function change(next: SiteDraft) {
    setDraft(next);
    storeDraft(next);
    if (next.defaultTheme !== draft.defaultTheme) showDraftTheme(preferences, next);
  }

  function reset() {
    storeDraft(null);
    setDraft(initial.draft);
    preferences.setState({ theme: initial.theme });
    showTheme(initial.theme);
    setFieldsKey(fieldsKey + 1);
  }

  return (
    <section className={styles.panel} aria-label={text.title}>
      <header className={styles.head}>
        <h2>{text.title}</h2>
        <IconButton label={ui('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className={styles.body}>
        <p className={styles.note}>{text.text}</p>
        <CustomizerFields key={fieldsKey} draft={draft} words={text} onChange={change} />
      </div>
      <ExportActions draft={draft} words={text} onReset={reset} />
    </section>
  );
}

interface ExportActionsProps {
  readonly draft: SiteDraft;
  readonly words: CustomizerWords;
  readonly onReset: () => void;
}

function ExportActions({ draft, words, onReset }: ExportActionsProps) {
  const site = useSite();
  const [note, setNote] = useState('');

  async function hand(give: (json: string) => Promise<void> | void, done: string) {
    const json = await exportSite(site, draft);
    if (json === undefined) return setNote(words.failed);
    await give(json);
    return setNote(done);
  }

  return (
    <footer className={styles.foot}>
      <Button look="primary" onClick={() => void hand(download, '')}>
        {words.download}
      </Button>
      <Button onClick={() => void hand((json) => navigator.clipboard.writeText(json), words.copied)}>
        {words.copy}
      </Button>
      <Button look="quiet" onClick={onReset}>
        {words.reset}
      </Button>
      <output className={styles.note}>{note}</output>
    </footer>
  );
}

function download(json: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
