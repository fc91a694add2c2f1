import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.js';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The look of a button, also for links that lead to the next step. At most one primary on a page. */
export const buttonClass = (kind: ButtonKind = 'secondary', wide = false, small = false): string =>
  classNames(styles.button, styles[kind], wide && styles.wide, small && styles.small);

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  wide?: boolean;
  /** For a row of a list or a heading. */
  small?: boolean;
  /** The action is running: presses are ignored, and the focus stays. */
  busy?: boolean;
}

/** `disabled` would remove the focus, so presses are ignored instead. */
const swallow = (event: MouseEvent) => event.preventDefault();

export const Button = ({
  kind,
  wide,
  small,
  busy = false,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass(kind, wide, small)}
    disabled={disabled && !busy}
    aria-disabled={busy || undefined}
    aria-busy={busy}
    onClick={busy ? swallow : onClick}
  />
);
