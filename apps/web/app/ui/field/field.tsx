import { useId, type ComponentProps, type ReactNode } from 'react';

import styles from './field.module.css';

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  readonly label: string;
  /** Shown after the input: a currency. */
  readonly suffix?: ReactNode;
  /** A button at the end of the box. */
  readonly action?: ReactNode;
  readonly hint?: string;
  readonly error?: string;
};

/** A labelled input with its error message below, announced with it. */
export function Field({ label, suffix, action, hint, error, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label className={styles.box} htmlFor={id}>
        <span className={styles.label}>{label}</span>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
      </label>
      {action !== undefined && <span className={styles.action}>{action}</span>}
      {note !== undefined && (
        <p className={styles.note} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
