import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

export function Switch({ label, isOn, onChange, isDisabled = false }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-checked={isOn}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
