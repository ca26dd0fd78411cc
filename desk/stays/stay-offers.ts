import { stayRefusal, undoRefusal, type StayAction } from '#contract/reception/stay-rules.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { refusalText } from '#contract/wording/refusals.ts'
import { texts } from './texts.ts'

export type Offer = StayAction | 'undo'

/** What can be done with a stay, and the reason why not now where it is only shown. */
export type StayOffer = { action: Offer; reason: string | undefined }

type Surroundings = {
  /** Milliseconds since 1970. */
  now: number
  mayChange: boolean
  /** There is no connection. */
  isCut?: boolean
  /** Who is in which room, by its id. */
  guestsIn?: ReadonlyMap<string, Pick<DeskStay, 'Guest'>> | undefined
}

/** In the order in which the desk shows them. */
const actions = [
  'checkIn',
  'cameAfterAll',
  'checkOut',
  'noShow',
  'move',
  'change',
] as const satisfies readonly StayAction[]

/** Offers by the rules that the API refuses by. What a stay's state excludes is left out. */
export function offersOf(stay: DeskStay, { now, mayChange, isCut = false, guestsIn }: Surroundings): StayOffer[] {
  const offers = actions.flatMap((action): StayOffer[] => {
    const refusal =
      stayRefusal(action, stay, { now }) ??
      (action === 'checkIn' || action === 'cameAfterAll' ? roomRefusal(stay, guestsIn) : undefined)
    if (refusal?.Code === 'stayIs') return []
    return [{ action, reason: refusal && refusalText(refusal) }]
  })
  if (!undoRefusal(stay, now)) offers.push({ action: 'undo', reason: undefined })
  if (!isCut && mayChange) return offers
  return offers.map(({ action }) => ({ action, reason: isCut ? texts.isCut : texts.mayNot }))
}

function roomRefusal({ UnitId, Room }: DeskStay, guestsIn: Surroundings['guestsIn']) {
  const occupant = guestsIn?.get(UnitId)
  return occupant && ({ Code: 'roomOccupied', Room, Guest: occupant.Guest ?? '' } as const)
}

/** The stays for which an action is offered, and why it cannot be done with all of them now. */
export function chosenFor(
  stays: readonly DeskStay[],
  action: Offer,
  surroundings: Surroundings,
): { stays: DeskStay[]; reason: string | undefined } {
  const offered = stays.flatMap((stay) => {
    const found = offersOf(stay, surroundings).find((offer) => offer.action === action)
    return found ? [{ stay, reason: found.reason }] : []
  })
  return {
    stays: offered.map(({ stay }) => stay),
    reason: offered.find(({ reason }) => reason !== undefined)?.reason,
  }
}

type Choosing = {
  actions: readonly Offer[]
  /** The ids of the stays whose check mark a person took away. */
  unchecked: readonly number[]
  surroundings: Surroundings
}

/** The rooms of one order that can be chosen for these actions, where there is a choice, and those that are chosen. */
export function choiceOf(
  stays: readonly DeskStay[],
  { actions: chosenActions, unchecked, surroundings }: Choosing,
): { choosable: readonly DeskStay[]; chosen: readonly DeskStay[] } {
  const fitting = stays.filter((stay) =>
    offersOf(stay, surroundings).some(({ action }) => chosenActions.includes(action)),
  )
  // A single room is not chosen: its check mark may have been taken off while there were others.
  if (fitting.length < 2) return { choosable: [], chosen: stays }
  return { choosable: fitting, chosen: stays.filter(({ Id }) => !unchecked.includes(Id)) }
}
