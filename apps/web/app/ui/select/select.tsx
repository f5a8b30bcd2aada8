import { useId, type ChangeEvent } from 'react';

import { Icon } from '../icon/icon.tsx';
import styles from './select.module.css';

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Places the label above the box, which then has the full width. */
  readonly isStacked?: boolean;
}

/** A native `select`: it suits phones and keyboards and works before hydration. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  isStacked = false,
}: SelectProps<Value>) {
  const id = useId();

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = options.find((option) => option.value === event.target.value);
    if (chosen !== undefined) onChange(chosen.value);
  }

  return (
    <div className={styles.field} data-stacked={isStacked || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <select className={styles.select} id={id} value={value} onChange={choose}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </div>
  );
}
