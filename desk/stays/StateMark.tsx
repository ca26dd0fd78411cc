import { Ban, BedDouble, Clock, type LucideIcon, LogOut, MoveRight, UserX } from 'lucide-react'
import type { StayState } from '#contract/desk/stays.ts'
import { classes } from '#ui/classes.ts'
import styles from './stays.module.css'
import { texts } from './texts.ts'

const signs = {
  expected: Clock,
  inHouse: BedDouble,
  departed: LogOut,
  noShow: UserX,
  moved: MoveRight,
  gone: Ban,
} satisfies Record<StayState, LucideIcon>

/** Where guests are: a sign, a word and a colour. */
export function StateMark({ state }: { state: StayState }) {
  const Sign = signs[state]
  return (
    <span className={classes(styles['state'], styles[state])}>
      <Sign size={14} aria-hidden="true" />
      {texts.states[state]}
    </span>
  )
}
