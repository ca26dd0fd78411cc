import { randomUUID } from 'node:crypto'
import { addBlocks, listBlocks, releaseBlock } from '#contract/reception/blocks.ts'
import { bookAtDesk, type BookedFor, type DeskDiscount, type DeskTerms } from '#contract/reception/walk-in.ts'
import { addExtra, removeExtra } from '#contract/money/charges.ts'
import { readDeskOrder } from '#contract/reception/orders.ts'
import { addDays, dhakaDateTime } from '#contract/values/calendar.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import type { TestStaff } from '#tests/support/desk/members.ts'
import { callAsStaff, noteTaking, someMethod, type DeskAct } from './desk-calls.ts'
import { somePlaces } from './guest-acts.ts'
import { between, chance, oneOf, todayOf, type Walk } from './walk.ts'

export const deskBookingActs = {
  'a desk books, all paid': { weight: 25, perform: (walk, member) => bookFor(walk, member, paidNow(walk, 1)) },
  'a desk books with a deposit': { weight: 25, perform: (walk, member) => bookFor(walk, member, paidNow(walk, 0.3)) },
  'a desk books and holds': { weight: 20, perform: (walk, member) => bookFor(walk, member, () => holdFor(walk)) },
  'a desk books, paid later': { weight: 20, perform: (walk, member) => bookFor(walk, member, () => later) },
  'a desk blocks rooms': { weight: 25, perform: blockRooms, isOfOrder: false },
  'a desk releases a room': { weight: 15, perform: release, isOfOrder: false },
  'a desk adds an extra': { weight: 35, perform: putExtra },
  'a desk removes an extra': { weight: 20, perform: takeExtra },
} satisfies Record<string, DeskAct>

const later: DeskTerms = { Kind: 'later', Reason: 'pays at check-out' }

function paidNow(walk: Walk, share: number): (payable: number) => DeskTerms {
  return (payable) => {
    const part = share === 1 ? payable : Math.ceil(payable * share)
    return { Kind: 'now', Amount: part, ...someMethod(walk) }
  }
}

function holdFor(walk: Walk): DeskTerms {
  const end = walk.shop.api.clock.now.getTime() + between(walk, 1, 24) * 3_600_000
  return { Kind: 'hold', Until: dhakaDateTime(end) }
}

async function bookFor(walk: Walk, member: TestStaff, termsOf: (payable: number) => DeskTerms): Promise<void> {
  const discount: DeskDiscount | null = chance(walk, 0.3)
    ? { Percent: oneOf(walk, [5, 10, 20, 30]), Reason: 'comes often' }
    : null
  const { guest, Guest } = someGuest(walk)
  const priced = aDeskBooking(somePlaces(walk), {}, discount)
  const body = { ...priced, Guest, Terms: termsOf(priced.Payable) }
  const { Code: code, Receipt: receipt } = await callAsStaff(walk, member, bookAtDesk, { body })
  walk.orders.push({ code, guest })
  if (body.Terms.Kind === 'now') noteTaking(walk, member, { code, receipt, ...body.Terms })
}

/** A guest of the site, a new one with a phone, which now and then is another's, or one without. */
function someGuest(walk: Walk): { guest: number | undefined; Guest: BookedFor } {
  const index = between(walk, 0, walk.guests.length - 1)
  const known = walk.guests[index]
  if (known && chance(walk, 0.6)) return { guest: index, Guest: { Kind: 'known', Id: known.guestId } }
  const Name = 'Salma Begum Rahman'
  if (chance(walk, 0.3)) return { guest: undefined, Guest: { Kind: 'withoutPhone', Name, Reason: 'lost it' } }
  const Phone = `017110${String(between(walk, 0, 300)).padStart(5, '0')}`
  return { guest: undefined, Guest: { Kind: 'new', Name, Phone, Email: '' } }
}

async function blockRooms(walk: Walk, member: TestStaff): Promise<void> {
  const From = addDays(todayOf(walk), between(walk, 0, 7))
  const UnitIds = Array.from({ length: between(walk, 1, 2) }, () => oneOf(walk, walk.rooms))
  const nights = { From, Until: addDays(From, between(walk, 1, 4)) }
  const body = { ActivityId: randomUUID(), UnitIds, ...nights, Kind: 'maintenance', Reason: 'paint' } as const
  await callAsStaff(walk, member, addBlocks, { body })
}

async function release(walk: Walk, member: TestStaff): Promise<void> {
  const { Data } = await callAsStaff(walk, member, listBlocks, {})
  const block = oneOf(walk, Data)
  const From = chance(walk, 0.5) ? block.From : addDays(todayOf(walk), 1)
  const body = { ActivityId: randomUUID(), Block: { Id: block.Id, Version: block.Version }, From }
  await callAsStaff(walk, member, releaseBlock, { body })
}

async function putExtra(walk: Walk, member: TestStaff): Promise<void> {
  const { code } = oneOf(walk, walk.orders.slice(-40))
  const extra = { Label: "Driver's bed", Quantity: between(walk, 1, 3), Price: between(walk, 1, 8) * 99.5 }
  const body = { ActivityId: randomUUID(), Code: code, ...extra }
  await callAsStaff(walk, member, addExtra, { body })
  walk.withExtras.push(code)
}

async function takeExtra(walk: Walk, member: TestStaff): Promise<void> {
  const code = oneOf(walk, walk.withExtras.slice(-6))
  const { Charges } = await callAsStaff(walk, member, readDeskOrder, { params: { Code: code } })
  const extras = Charges.filter(({ Kind }) => Kind === 'extra')
  const body = { ActivityId: randomUUID(), Code: code, No: oneOf(walk, extras).No }
  await callAsStaff(walk, member, removeExtra, { body })
}
