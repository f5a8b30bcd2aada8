import { colourWire, readColour } from '@slipstream/contract/site/brand/colour';
import { hexColour } from '@slipstream/contract/site/brand/oklch';
import { useState } from 'react';

import { Field } from '../../ui/field/field.tsx';
import styles from './customizer.module.css';

interface ColourFieldProps {
  readonly label: string;
  /** Said where the text is no colour. */
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A colour by its text or by the browser's own picker. Only what is a colour is handed on. */
export function ColourField({ label, hint, value, onChange }: ColourFieldProps) {
  const [text, setText] = useState(value);
  const isColour = colourWire.safeParse(text).success;

  function change(next: string) {
    setText(next);
    if (colourWire.safeParse(next).success) onChange(next);
  }

  return (
    <div className={styles.colour}>
      <Field
        label={label}
        value={text}
        spellCheck={false}
        onChange={(event) => change(event.target.value.trim())}
        {...(!isColour && { error: hint })}
      />
      <input
        type="color"
        aria-label={label}
        className={styles.picker}
        value={hexColour(readColour(value))}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
