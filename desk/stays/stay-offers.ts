import { type DeskStay, NO_SHOW_FROM, type UndoableChange } from '#contract/desk/stays.ts'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import { dayText } from '#contract/wording/format.ts'
import { texts } from './texts.ts'

export type StayAction = 'checkIn' | 'checkOut' | 'noShow' | 'move' | 'undo'

/** What can be done with a stay, and why not now where it is only shown. */
export type StayOffer = { action: StayAction; whyNot: string | undefined }

type Surroundings = {
  /** Milliseconds since 1970. */
  now: number
  mayChange: boolean
  /** Rooms in which other guests still are. */
  occupied?: ReadonlySet<string> | undefined
}

type Stay = Pick<DeskStay, 'State' | 'Arrival' | 'Departure' | 'Room' | 'UnitId' | 'Type' | 'Undoes' | 'UndoUntil'>

/** What a stay's state allows, by the clock of the resort. The API decides again. */
export function offersOf(stay: Stay, { now, mayChange, occupied }: Surroundings): StayOffer[] {
  const clock = dhakaDateTime(now)
  const today = clock.slice(0, 10)
  const offer = (action: StayAction, whyNot: string | undefined): StayOffer => ({
    action,
    whyNot: mayChange ? whyNot : texts.mayNot,
  })
  const undo = undoableChangeOf(stay, now) === undefined ? [] : [offer('undo', undefined)]
  if (stay.State === 'expected') {
    return [
      offer('checkIn', whyNoCheckIn(stay, today, occupied)),
      offer('noShow', clock < `${stay.Arrival}T${NO_SHOW_FROM}` ? texts.mayStillCome(NO_SHOW_FROM) : undefined),
      offer('move', stay.Type === 'HOUSE' ? texts.wholeHouse : undefined),
      ...undo,
    ]
  }
  if (stay.State === 'inHouse') {
    return [offer('checkOut', undefined), offer('move', whyNoMove(stay, today)), ...undo]
  }
  return undo
}

/** What of a stay can be undone now. */
export function undoableChangeOf(
  { Undoes, UndoUntil }: Pick<DeskStay, 'Undoes' | 'UndoUntil'>,
  now: number,
): UndoableChange | undefined {
  return Undoes !== null && UndoUntil !== null && now < Date.parse(UndoUntil) ? Undoes : undefined
}

function whyNoCheckIn({ Arrival, Departure, UnitId, Room }: Stay, today: string, occupied?: ReadonlySet<string>) {
  if (today < Arrival) return texts.arrivesOn(dayText(Arrival))
  if (today > Departure) return texts.stayEnded
  return occupied?.has(UnitId) ? texts.roomOccupied(Room) : undefined
}

function whyNoMove({ Type, Departure }: Stay, today: string) {
  if (Type === 'HOUSE') return texts.wholeHouse
  return today >= Departure ? texts.leavesToday : undefined
}

/** The stays for which an action is offered, and why it cannot be done with all of them now. */
export function chosenFor(
  stays: readonly DeskStay[],
  action: StayAction,
  surroundings: Surroundings,
): { stays: DeskStay[]; whyNot: string | undefined } {
  const offered = stays.flatMap((stay) => {
    const found = offersOf(stay, surroundings).find((offer) => offer.action === action)
    return found ? [{ stay, whyNot: found.whyNot }] : []
  })
  return {
    stays: offered.map(({ stay }) => stay),
    whyNot: offered.find(({ whyNot }) => whyNot !== undefined)?.whyNot,
  }
}

type Choosing = {
  actions: readonly StayAction[]
  /** The ids of those from which a person took the check mark. */
  left: readonly number[]
  surroundings: Surroundings
}

/** Of the rooms of one order: those that can be chosen for these actions, where there is a choice, and those that are chosen. */
export function choiceOf(
  stays: readonly DeskStay[],
  { actions, left, surroundings }: Choosing,
): { choosable: readonly DeskStay[]; chosen: readonly DeskStay[] } {
  const fitting = stays.filter((stay) => offersOf(stay, surroundings).some(({ action }) => actions.includes(action)))
  // A single room is not chosen: its check mark may have been taken off while there were others.
  if (fitting.length < 2) return { choosable: [], chosen: stays }
  return { choosable: fitting, chosen: stays.filter(({ Id }) => !left.includes(Id)) }
}
