import type { ButtonHTMLAttributes } from 'react'
import { buttonClass, type ButtonKind } from './button-class.ts'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind
  isWide?: boolean
  /** At work: it keeps its words and its focus, and a second press does nothing. */
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
      {children}
    </button>
  )
}
