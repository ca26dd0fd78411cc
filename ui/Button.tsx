import styles from './Button.module.css'
import { classes } from './classes.ts'
import type { ButtonHTMLAttributes } from 'react'
import { Spinner } from './loading.tsx'

export type ButtonKind = 'filled' | 'outlined' | 'text'

/** The look of a button, for a link that is an action (a router's `Link` takes it as `className`). */
export function buttonClass(kind: ButtonKind = 'filled', options: { isWide?: boolean; onDark?: boolean } = {}): string {
  return classes(styles['button'], styles[kind], options.isWide && styles['wide'], options.onDark && styles['onDark'])
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind
  isWide?: boolean
  /** Busy: it keeps its label and focus, and further clicks do nothing. */
  isBusy?: boolean
}

export function Button({ kind, isWide = false, isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass(kind, { isWide }), isBusy && styles['busy'], className)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy && <Spinner size="small" label="" />}
      <span className={styles['label']}>{children}</span>
    </button>
  )
}
