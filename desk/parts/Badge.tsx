import type { LucideIcon } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import styles from './badge.module.css'

export type BadgeLook = { sign: LucideIcon; tone: 'waiting' | 'ready' | 'present' | 'over' | 'wrong' }

/** A state in a small frame: a sign, a word and a colour. */
export function Badge({ look: { sign: Sign, tone }, word }: { look: BadgeLook; word: string }) {
  return (
    <span className={classes(styles['badge'], styles[tone])}>
      <Sign size={14} aria-hidden="true" />
      {word}
    </span>
  )
}
