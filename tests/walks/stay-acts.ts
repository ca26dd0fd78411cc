import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type ChangeQuote, changeStays, type StayWish } from '#contract/reception/changes.ts'
import { today } from '#contract/reception/orders.ts'
import { checkIn, checkOut, markNoShow, undoStay, type DeskStay } from '#contract/reception/stays.ts'
import { addDays } from '#contract/values/calendar.ts'
import { atQuote, changeOf, dryRun } from '#tests/support/desk/stays.ts'
import type { TestStaff } from '#tests/support/desk/members.ts'
import { callAsStaff, type DeskAct } from './desk-calls.ts'
import { chance, oneOf, todayOf, unrefused, type Walk } from './walk.ts'

export const stayActs = {
  'a desk checks in': { weight: 110, perform: letIn },
  'a desk checks out': {
    weight: 70,
    perform: (walk, member) => letOut(walk, member, ({ Departure }) => Departure <= todayOf(walk)),
  },
  'guests leave early': {
    weight: 30,
    perform: (walk, member) => letOut(walk, member, ({ Departure }) => Departure > todayOf(walk)),
  },
  'a desk takes a change back': { weight: 30, perform: undo },
  'a desk marks a no-show': { weight: 30, perform: noShow },
  'a desk gives another room': { weight: 40, perform: move },
} satisfies Record<string, DeskAct>

/** What the desk sees of today's rooms, each once. */
async function boardOf(walk: Walk, member: TestStaff): Promise<DeskStay[]> {
  const board = callAsStaff(walk, member, today, { query: { Date: todayOf(walk) } })
  const { Arriving, Leaving, InHouse } = await unrefused(board)
  return [...new Map([...Arriving, ...Leaving, ...InHouse].map((stay) => [stay.Id, stay])).values()]
}

/** One of these rooms, or all of its order. */
function someOf(walk: Walk, stays: readonly DeskStay[]): DeskStay[] {
  const stay = oneOf(walk, stays)
  return chance(walk, 0.6) ? stays.filter(({ Code }) => Code === stay.Code) : [stay]
}

const seen = ({ Id, Version }: DeskStay) => ({ Id, Version })

async function letIn(walk: Walk, member: TestStaff): Promise<void> {
  const expected = (await boardOf(walk, member)).filter(({ State }) => State === 'expected')
  const Stays = someOf(walk, expected).map(seen)
  await callAsStaff(walk, member, checkIn, { body: { ActivityId: randomUUID(), Stays } })
}

async function letOut(walk: Walk, member: TestStaff, isMeant: (stay: DeskStay) => boolean): Promise<void> {
  const inHouse = (await boardOf(walk, member)).filter((stay) => stay.State === 'inHouse' && isMeant(stay))
  const Stays = someOf(walk, inHouse).map(seen)
  const WaiveReason = chance(walk, 0.5) ? 'pays by invoice' : ''
  await callAsStaff(walk, member, checkOut, { body: { ActivityId: randomUUID(), Stays, WaiveReason } })
}

async function undo(walk: Walk, member: TestStaff): Promise<void> {
  const undoable = (await boardOf(walk, member)).filter(({ UndoUntil }) => UndoUntil !== null)
  const body = { ActivityId: randomUUID(), Stay: seen(oneOf(walk, undoable)) }
  await callAsStaff(walk, member, undoStay, { body })
}

/** Mostly of guests who should have come on an earlier day. */
async function noShow(walk: Walk, member: TestStaff): Promise<void> {
  const expected = (await boardOf(walk, member)).filter(({ State }) => State === 'expected')
  const late = expected.filter(({ Arrival }) => Arrival < todayOf(walk))
  const Stays = someOf(walk, late.length > 0 ? late : expected).map(seen)
  await callAsStaff(walk, member, markNoShow, { body: { ActivityId: randomUUID(), Stays } })
}

/** Perhaps with more nights, at the sums of the quote. */
async function move(walk: Walk, member: TestStaff): Promise<void> {
  const here = (await boardOf(walk, member)).filter(({ State }) => State === 'expected' || State === 'inHouse')
  const stay = oneOf(walk, here)
  async function ask(change: StayWish): Promise<ChangeQuote> {
    const body = { ActivityId: randomUUID(), ...dryRun(change) }
    const { Quote } = await callAsStaff(walk, member, changeStays, { body })
    return Quote ?? expect.fail('A dry run answers its quote')
  }
  const { UnitId } = oneOf(walk, (await ask(changeOf(stay, {}))).Offers)
  const Departure = chance(walk, 0.3) ? addDays(stay.Departure, 1) : stay.Departure
  const wish = changeOf(stay, { UnitId, Departure })
  const quote = await ask(wish)
  const terms = { Reason: quote.NeedsReason ? 'the roof leaks' : '', TellGuest: chance(walk, 0.5) }
  const body = { ActivityId: randomUUID(), ...atQuote(wish, quote, terms) }
  await callAsStaff(walk, member, changeStays, { body })
}
