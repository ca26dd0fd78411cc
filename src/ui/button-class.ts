import styles from './Button.module.css'
import { classes } from './classes.ts'

export type ButtonKind = 'filled' | 'outlined' | 'text'

/** The look of a button, for a link that is an action (a router's `Link` takes it as `className`). */
export function buttonClass(kind: ButtonKind = 'filled', options: { isWide?: boolean; onDark?: boolean } = {}): string {
  return classes(styles['button'], styles[kind], options.isWide && styles['wide'], options.onDark && styles['onDark'])
}
