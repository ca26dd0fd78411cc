import { Check, CheckCheck, Paintbrush } from 'lucide-react'
import type { DeskRoom, RoomState } from '#contract/reception/rooms.ts'
import { Badge, type BadgeLook } from '../parts/Badge.tsx'
import { texts } from './texts.ts'

const looks = {
  dirty: { sign: Paintbrush, tone: 'waiting' },
  clean: { sign: Check, tone: 'ready' },
  inspected: { sign: CheckCheck, tone: 'present' },
} satisfies Record<RoomState, BadgeLook>

/** Whether a room is ready. A blocked one is not called clean: only that it is dirty is said of it. */
export function ReadyMark({ room: { State, Block } }: { room: Pick<DeskRoom, 'State' | 'Block'> }) {
  return Block && State !== 'dirty' ? null : <RoomStateMark state={State} />
}

/** Whether a room is ready. `label` where the word alone does not say of what. */
export function RoomStateMark({ state, label = texts.states[state] }: { state: RoomState; label?: string }) {
  return <Badge look={looks[state]} word={label} />
}
