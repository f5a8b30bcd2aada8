import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';

import type { BonusesStore } from '../../state/bonuses/bonuses-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './bonus-center.module.css';

/** A promo code field. The server's message about a wrong code is shown beside it. */
export function PromoCode({ store }: { readonly store: BonusesStore }) {
  const t = useTranslations('bonuses.code');
  const [code, setCode] = useState('');
  const [note, setNote] = useState<{ readonly isError: boolean; readonly text: string } | null>(null);

  async function redeem(event: FormEvent) {
    event.preventDefault();
    const typed = code.trim();
    if (!/^[\w-]{2,40}$/.test(typed)) {
      setNote({ isError: true, text: t('malformed') });
      return;
    }
    const done = await store.redeem(typed);
    if (done.kind === 'done') setCode('');
    setNote(
      done.kind === 'done' ? { isError: false, text: t('done') } : { isError: true, text: done.message ?? t('failed') },
    );
  }

  return (
    <form className={styles.code} onSubmit={(event) => void redeem(event)}>
      <Field
        label={t('label')}
        value={code}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setCode(event.target.value);
          setNote(null);
        }}
        {...(note !== null && (note.isError ? { error: note.text } : { hint: note.text }))}
      />
      <Button type="submit">{t('redeem')}</Button>
    </form>
  );
}
