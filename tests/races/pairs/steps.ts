import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { addBlocks, listBlocks, releaseBlock } from '#contract/desk/blocks.ts'
import { bookAtDesk } from '#contract/desk/booking.ts'
import { quoteStayChange, type changeStay } from '#contract/desk/changes.ts'
import { billCompany } from '#contract/desk/company-bills.ts'
import { addExtra } from '#contract/desk/charges.ts'
import { addTillEntry, openTill, readTill, takePayment } from '#contract/desk/money.ts'
import { giveRefund, proposeRefund } from '#contract/desk/refunds.ts'
import type { DeskStay } from '#contract/desk/stays.ts'
import type { AnyEndpoint, DataOf, RequestOf } from '#contract/endpoint.ts'
import { book } from '#contract/orders.ts'
import { payOrder } from '#contract/payments.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { PayPercent } from '#contract/values/money.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { aCompany } from '#tests/support/desk/company-bills.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import type { TestStaff } from '#tests/support/desk/members.ts'
import { deskOf, inDhaka, type Wish } from '#tests/support/desk/stays.ts'
import { readData, type SignedIn } from '#tests/support/guests.ts'
import type { Answer } from '#tests/support/test-api.ts'
import type { Stage } from './stage.ts'

// What happened in a world before it is stored. Every step is a call of the product that succeeds, a minute after the one before.

type Nights = { from: string; until: string }

export function at({ api }: Stage, day: string, time = '12:00'): void {
  api.clock.now = inDhaka(day, time)
}

export async function byStaff<E extends AnyEndpoint>(
  { api }: Stage,
  { desk }: TestStaff,
  endpoint: E,
  request: RequestOf<E>,
): Promise<DataOf<E>> {
  api.clock.advance(60)
  return readData<E['data']>(endpoint, await api.call(endpoint, request, { desk }))
}

export const aRoom = ({ from, until }: Nights) => aPlace({ ArrivalDate: from, DepartureDate: until })

/** At its payment page. */
export async function bookOnline(
  { api }: Stage,
  guest: SignedIn,
  nights: Nights,
  PayPercent: PayPercent = '100%',
): Promise<{ code: string; attemptId: string }> {
  api.clock.advance(60)
  const { Code } = readData(
    book,
    await api.call(book, { body: aBooking([aRoom(nights)], { PayPercent }) }, { token: guest.token }),
  )
  return { code: Code, attemptId: api.gateway.sessions.at(-1)?.attemptId ?? '' }
}

export async function bookPaid(
  stage: Stage,
  guest: SignedIn,
  nights: Nights,
  percent: PayPercent = '100%',
): Promise<string> {
  const { code, attemptId } = await bookOnline(stage, guest, nights, percent)
  await pay(stage, attemptId)
  return code
}

export async function holdAtDesk(stage: Stage, nights: Nights, Until: string): Promise<string> {
  const Guest = { Kind: 'known', Id: stage.guest.guestId } as const
  const body = aDeskBooking([aRoom(nights)], { Guest, Terms: { Kind: 'hold', Until } })
  return (await byStaff(stage, stage.reception, bookAtDesk, { body })).Code
}

/** Longer ago than a page is opened again instead of a second one. */
export async function openPage({ api, guest }: Stage, Code: string, PayPercent: PayPercent): Promise<void> {
  readData(payOrder, await api.call(payOrder, { body: { ActivityId: randomUUID(), Code, PayPercent } }, guest))
  api.clock.advance(11 * 60)
}

export async function pay(stage: Stage, attemptId: string): Promise<void> {
  stage.api.clock.advance(60)
  const page = stage.api.gateway.sessions.find((session) => session.attemptId === attemptId)
  const status = await stage.callBack(RETURN, paidBy(stage, { id: attemptId, amount: page?.amount ?? 0 }))
  if (status !== 303) throw new Error(`The way back answered ${status}`)
}

/** From its open page the guest comes back, or the gateway sends its notice. */
export const RETURN = 'BookingArea/Payment/Return/fake/success'
export const NOTICE = 'BookingArea/Payment/Notice/fake'

/** The gateway has the money of a page, and sends this form. */
export function paidBy({ api }: Stage, { id, amount }: { id: string; amount: number }): Record<string, string> {
  api.gateway.answer(id, {
    state: 'paid',
    attemptId: id,
    amount,
    currency: 'BDT',
    gatewayTransaction: `transaction-${id}`,
    refundKey: `key-${id}`,
    method: 'VISA',
  })
  return { tran_id: id, status: 'VALID', val_id: `validation-${id}` }
}

const named = (Code: string) => ({ ActivityId: randomUUID(), Code })

/** The cashier's shift begins on the day on which it takes money, unless it has begun. */
export async function openShift(stage: Stage): Promise<void> {
  const till = await byStaff(stage, stage.cashier, readTill, {})
  if (till === null) await byStaff(stage, stage.cashier, openTill, { body: { ActivityId: randomUUID(), Float: 0 } })
}

/** Change from the bank. */
export async function payIn(stage: Stage, Amount: number): Promise<void> {
  const body = { ActivityId: randomUUID(), Amount, Reason: 'change' }
  await byStaff(stage, stage.cashier, addTillEntry, { body })
}

export async function takeCash(stage: Stage, code: string, Amount: number): Promise<void> {
  await openShift(stage)
  const body = { ...named(code), Amount, Method: 'cash', Reference: '' } as const
  await byStaff(stage, stage.cashier, takePayment, { body })
}

export async function addBed(stage: Stage, code: string): Promise<void> {
  const body = { ...named(code), Label: "Driver's bed", Quantity: 1, Price: 200 }
  await byStaff(stage, stage.colleagues[0], addExtra, { body })
}

export async function billToCompany(stage: Stage, code: string): Promise<void> {
  await byStaff(stage, stage.reception, billCompany, { body: { ...named(code), ...aCompany() } })
}

export async function giveBack(stage: Stage, code: string, Amount: number): Promise<void> {
  await byStaff(stage, stage.colleagues[0], giveRefund, { body: { ...named(code), Amount, Reason: 'cold water' } })
}

export async function propose(stage: Stage, code: string, Amount: number): Promise<void> {
  await byStaff(stage, stage.reception, proposeRefund, { body: { ...named(code), Amount, Reason: 'boiler broke' } })
}

export async function staysOf({ api, colleagues }: Stage, code: string): Promise<DeskStay[]> {
  return deskOf(api, colleagues[0]).stays(code)
}

export async function letIn(stage: Stage, code: string): Promise<void> {
  requireDone(await deskOf(stage.api, stage.colleagues[0]).checkIn(await staysOf(stage, code)))
}

export async function letOut(stage: Stage, code: string): Promise<void> {
  requireDone(await deskOf(stage.api, stage.colleagues[0]).checkOut(await staysOf(stage, code)))
}

export async function missOut(stage: Stage, code: string): Promise<void> {
  requireDone(await deskOf(stage.api, stage.colleagues[0]).noShow(await staysOf(stage, code)))
}

export const aNightLonger = ({ Departure }: DeskStay) => ({ Departure: addDays(Departure, 1) })

/** What a desk sends for a change of a stay at the sums of its quote; undefined where that is refused, or others have a night. */
export type SeenChange = Omit<z.infer<typeof changeStay.body>, 'ActivityId'>

export async function seeChange(
  { api, colleagues }: Stage,
  { Id, UnitId, Arrival, Departure }: DeskStay,
  wish: Wish,
): Promise<SeenChange | undefined> {
  const place = { UnitId, Arrival, Departure, ...wish }
  const quoted = await api.call(quoteStayChange, { query: { Id, ...place } }, colleagues[0])
  if (quoted.IsError) return undefined
  const { Taken, Stays, After, Refund } = readData(quoteStayChange, quoted)
  return Taken
    ? undefined
    : { Stays, ...place, Payable: After.Payable, Refund, Allowance: 0, Reason: '', TellGuest: false }
}

function requireDone({ IsError, Code, Msg }: Answer): void {
  if (IsError) throw new Error(`Refused with ${Code}: ${Msg}`)
}

export async function block(stage: Stage, UnitIds: string[], { from: From, until: Until }: Nights): Promise<void> {
  const body = { ActivityId: randomUUID(), UnitIds, From, Until, Kind: 'maintenance', Reason: 'paint' } as const
  await byStaff(stage, stage.colleagues[0], addBlocks, { body })
}

/** The whole block of a room. */
export async function release(stage: Stage, unitId: string): Promise<void> {
  const [manager] = stage.colleagues
  const { Data: blocks } = await byStaff(stage, manager, listBlocks, {})
  for (const { Id, Version, From } of blocks.filter(({ UnitId }) => UnitId === unitId)) {
    await byStaff(stage, manager, releaseBlock, { body: { ActivityId: randomUUID(), Block: { Id, Version }, From } })
  }
}
