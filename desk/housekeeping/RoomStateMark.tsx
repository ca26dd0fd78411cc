import { Check, CheckCheck, Paintbrush } from 'lucide-react'
import type { RoomState } from '#contract/desk/rooms.ts'
import { Badge, type BadgeLook } from '../parts/Badge.tsx'
import { texts } from './texts.ts'

const looks = {
  dirty: { sign: Paintbrush, tone: 'waiting' },
  clean: { sign: Check, tone: 'ready' },
  inspected: { sign: CheckCheck, tone: 'present' },
} satisfies Record<RoomState, BadgeLook>

/** Whether a room is ready. `label` where the word alone does not say of what. */
export function RoomStateMark({ state, label = texts.states[state] }: { state: RoomState; label?: string }) {
  return <Badge look={looks[state]} word={label} />
}
