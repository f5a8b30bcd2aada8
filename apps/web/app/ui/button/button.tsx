import type { ComponentProps } from 'react';

import styles from './button.module.css';

interface Look {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
}

export type ButtonProps = ComponentProps<'button'> & Look;

export function Button({ look = 'secondary', size = 'medium', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={styles.button} data-look={look} data-size={size} />;
}

export type ButtonLinkProps = ComponentProps<'a'> & Look;

/** A link that looks like a button. */
export function ButtonLink({ look = 'secondary', size = 'medium', children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={styles.button} data-look={look} data-size={size}>
      {children}
    </a>
  );
}

/** A square icon button with an accessible name. */
export function IconButton({
  label,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { readonly label: string }) {
  return <button type="button" {...rest} className={styles.icon} aria-label={label} />;
}
