import { Check, CheckCheck, type LucideIcon, Paintbrush } from 'lucide-react'
import type { RoomState } from '#contract/desk/rooms.ts'
import { classes } from '#ui/classes.ts'
import styles from './housekeeping.module.css'
import { texts } from './texts.ts'

const signs = { dirty: Paintbrush, clean: Check, inspected: CheckCheck } satisfies Record<RoomState, LucideIcon>

/** Whether a room is ready: a sign, a word and a colour. `label` where the word alone does not say of what. */
export function RoomStateMark({ state, label = texts.states[state] }: { state: RoomState; label?: string }) {
  const Sign = signs[state]
  return (
    <span className={classes(styles['state'], styles[state])}>
      <Sign size={14} aria-hidden="true" />
      {label}
    </span>
  )
}
