import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';

import { typedCode } from '../../state/sharing/typed-code.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './share-code-form.module.css';

const lengthMax = 300;

/** A share code, or the link with it. The bets of the code are shown before they come into the bet slip. */
export default function ShareCodeForm() {
  const t = useTranslations('shareCode');
  const { sharing } = useStores();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  function open(event: FormEvent) {
    event.preventDefault();
    const code = typedCode(typed);
    setIsWrong(code === null);
    if (code !== null) sharing.openCode(code);
  }

  return (
    <form className={styles.form} onSubmit={open} noValidate>
      <Field
        label={t('label')}
        value={typed}
        maxLength={lengthMax}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
        {...(isWrong && { error: t('malformed') })}
      />
      <Button type="submit" look="primary" size="large">
        {t('open')}
      </Button>
    </form>
  );
}
