import type { OrderStatus } from '#contract/orders/orders.ts'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import { firstDeskDay } from '#contract/values/desk-day.ts'
import { type Stay, stayProblem, type StayProblem } from '#contract/values/stay.ts'
import { NO_SHOW_FROM, type DeskStay } from './stays.ts'
import type { StayState } from '#contract/orders/stays.ts'

// What staff may do with a stay. The API refuses by it, and the desk shows its buttons by it: it changes with the clock, so it is not sent.

export type StayAction =
  | 'checkIn'
  | 'cameAfterAll'
  | 'checkOut'
  | 'noShow'
  | 'move'
  | 'change'
  | 'cancelRoom'
  | 'reinstate'

export type StayFacts = Pick<
  DeskStay,
  'State' | 'WasInHouse' | 'Room' | 'Type' | 'Arrival' | 'Departure' | 'Undoes' | 'UndoUntil'
>

/** Why not, as data: `contract/wording/refusals.ts` has the words. */
export type StayRefusal =
  | { Code: 'stayIs'; State: StayState }
  | { Code: 'orderNotConfirmed'; Status: OrderStatus }
  | { Code: 'arrivesLater' | 'arrivalPast'; Day: string }
  | { Code: 'stayEnded'; Room: string }
  | { Code: 'mayStillCome'; From: string }
  | { Code: 'wasInHouse' | 'wholeHouse' | 'leavesToday' | 'nothingChanged' | 'onlyRoom' | 'notGivenUp' }

export type UndoRefusal =
  | { Code: 'stayIs'; State: StayState }
  | { Code: 'tooLateToUndo' }
  /** Its days of before are over. */
  | { Code: 'overBefore'; Day: string }
  | { Code: 'refundLeft' }

/** Other guests are in the room. Who is where, only the API and the page know. */
export type RoomRefusal = { Code: 'roomOccupied'; Room: string; Guest: string }

/** Where an action applies at all. */
const statesOf = {
  checkIn: ['expected'],
  cameAfterAll: ['noShow'],
  noShow: ['expected'],
  move: ['expected', 'inHouse'],
  change: ['expected', 'inHouse'],
  cancelRoom: ['expected'],
  checkOut: ['inHouse'],
  reinstate: ['gone'],
} as const satisfies Record<StayAction, readonly StayState[]>

/** A room of a confirmed order was cancelled, or a whole order was. */
const reinstatable: readonly OrderStatus[] = ['Confirmed', 'Cancelled', 'Refunded']

type Surroundings = {
  /** Milliseconds since 1970. */
  now: number
  /** Status of the order; the desk's lists show those that are confirmed. */
  status?: OrderStatus
}

/** Why an action is not possible now; undefined where it is. */
export function stayRefusal(
  action: StayAction,
  stay: StayFacts,
  { now, status = 'Confirmed' }: Surroundings,
): StayRefusal | undefined {
  const clock = dhakaDateTime(now).slice(0, 16)
  const today = clock.slice(0, 10)
  const states: readonly StayState[] = statesOf[action]
  if (!states.includes(stay.State)) return { Code: 'stayIs', State: stay.State }
  switch (action) {
    case 'checkIn':
      if (status !== 'Confirmed') return { Code: 'orderNotConfirmed', Status: status }
      if (today < stay.Arrival) return { Code: 'arrivesLater', Day: stay.Arrival }
      return today > stay.Departure ? { Code: 'stayEnded', Room: stay.Room } : undefined
    case 'cameAfterAll':
      // Guests arrive until the noon after their night; then they would be another booking.
      if (stay.Arrival < firstDeskDay(now)) return { Code: 'stayIs', State: stay.State }
      return status === 'Confirmed' || status === 'Completed'
        ? undefined
        : { Code: 'orderNotConfirmed', Status: status }
    case 'noShow':
      if (stay.WasInHouse) return { Code: 'wasInHouse' }
      return clock < `${stay.Arrival}T${NO_SHOW_FROM}` ? { Code: 'mayStillCome', From: NO_SHOW_FROM } : undefined
    case 'move':
      if (stay.Type === 'HOUSE') return { Code: 'wholeHouse' }
      return firstMovableDay(stay, today) >= stay.Departure ? { Code: 'leavesToday' } : undefined
    case 'change':
    case 'cancelRoom':
      return status === 'Confirmed' ? undefined : { Code: 'orderNotConfirmed', Status: status }
    case 'reinstate':
      if (!reinstatable.includes(status)) return { Code: 'orderNotConfirmed', Status: status }
      return stay.Arrival < firstDeskDay(now) ? { Code: 'arrivalPast', Day: stay.Arrival } : undefined
    default:
      return undefined
  }
}

/** Whether its guests can still be asked. */
export function isHereOrComing({ State }: Pick<StayFacts, 'State'>): boolean {
  return State === 'expected' || State === 'inHouse'
}

/** Why nobody is registered in the room of a stay: nobody comes to it. */
export function registrationRefusal({ State }: Pick<StayFacts, 'State'>): StayRefusal | undefined {
  return State === 'noShow' || State === 'gone' ? { Code: 'stayIs', State } : undefined
}

/** Why the last change of a stay cannot be undone now. */
export function undoRefusal(stay: StayFacts, now: number): UndoRefusal | undefined {
  const { State, Undoes, UndoUntil } = stay
  if (Undoes === null || UndoUntil === null) return { Code: 'stayIs', State }
  return now >= Date.parse(UndoUntil) ? { Code: 'tooLateToUndo' } : undefined
}

/** Guests in the house have slept in their room until today. */
export function firstMovableDay({ State, Arrival }: Pick<StayFacts, 'State' | 'Arrival'>, today: string): string {
  return State === 'inHouse' && today > Arrival ? today : Arrival
}

export type DaysProblem = StayProblem | 'hasArrived' | 'leftAlready'

/** Why a stay cannot have these days, room and all; undefined where it can. Guests in the house keep their arrival, and stay at least until today. */
export function daysProblem(
  { State, Arrival }: Pick<StayFacts, 'State' | 'Arrival'>,
  days: Stay,
  today: string,
): DaysProblem | undefined {
  if (State === 'inHouse') {
    if (days.arrival !== Arrival) return 'hasArrived'
    if (days.departure < today) return 'leftAlready'
  }
  // Who is late is still expected since an earlier day.
  return stayProblem(days, days.arrival === Arrival && Arrival < today ? Arrival : today)
}
