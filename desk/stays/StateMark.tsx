import { Ban, BedDouble, Clock, LogOut, MoveRight, UserX } from 'lucide-react'
import { Badge, type BadgeLook } from '../parts/Badge.tsx'
import { texts } from './texts.ts'
import type { StayState } from '#contract/orders/stays.ts'

const looks = {
  expected: { sign: Clock, tone: 'waiting' },
  inHouse: { sign: BedDouble, tone: 'present' },
  departed: { sign: LogOut, tone: 'over' },
  noShow: { sign: UserX, tone: 'wrong' },
  moved: { sign: MoveRight, tone: 'over' },
  gone: { sign: Ban, tone: 'over' },
} satisfies Record<StayState, BadgeLook>

/** Where guests are. */
export function StateMark({ state }: { state: StayState }) {
  return <Badge look={looks[state]} word={texts.states[state]} />
}
