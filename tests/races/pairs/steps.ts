import { randomUUID } from 'node:crypto'
import { addBlocks, listBlocks, releaseBlock } from '#contract/reception/blocks.ts'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { billCompany } from '#contract/money/company-bills.ts'
import { addExtra } from '#contract/money/charges.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { book } from '#contract/orders/orders.ts'
import { payOrder } from '#contract/money/payments.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { PayPercent } from '#contract/values/money.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { aCompany } from '#tests/support/desk/company-bills.ts'
import { aDeskBooking, known } from '#tests/support/desk/desk-bookings.ts'
import { asQuoted, changeOf, inDhaka, quoteIn, type Wish } from '#tests/support/desk/stays.ts'
import { readData, type SignedIn } from '#tests/support/guests.ts'
import type { Answer } from '#tests/support/test-api.ts'
import type { Stage } from './stage.ts'

// What happened in a world before it is stored. Every step is a call of the product that succeeds, a minute after the one before.

type Nights = { from: string; until: string }

export function at({ api }: Stage, day: string, time = '12:00'): void {
  api.clock.now = inDhaka(day, time)
}

/** A minute after the step before. */
async function step({ api }: Stage, act: () => Promise<Answer>): Promise<void> {
  api.clock.advance(60)
  const { IsError, Code, Msg } = await act()
  if (IsError) throw new Error(`Refused with ${Code}: ${Msg}`)
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

export async function holdAtDesk({ reception, guest }: Stage, nights: Nights, Until: string): Promise<string> {
  const body = aDeskBooking([aRoom(nights)], { Guest: known(guest), Terms: { Kind: 'hold', Until } })
  return (await reception.read(bookAtDesk, { body })).Code
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

/** The cashier's shift begins on the day on which it takes money, unless it has begun. */
export async function openShift(stage: Stage): Promise<void> {
  const { till } = stage.cashier
  if ((await till.current()) === null) await step(stage, () => till.open(0))
}

/** Change from the bank. */
export const payIn = (stage: Stage, Amount: number) => step(stage, () => stage.cashier.till.enter(Amount, 'change'))

export async function takeCash(stage: Stage, code: string, Amount: number): Promise<void> {
  await openShift(stage)
  await step(stage, () => stage.cashier.till.take(code, Amount))
}

const BED = { Label: "Driver's bed", Quantity: 1, Price: 200 }
export const addBed = (stage: Stage, Code: string) =>
  step(stage, () => stage.colleagues[0].send(addExtra, { Code, ...BED }))

export const billToCompany = (stage: Stage, Code: string) =>
  step(stage, () => stage.reception.send(billCompany, { Code, ...aCompany() }))

export const giveBack = (stage: Stage, code: string, Amount: number) =>
  step(stage, () => stage.colleagues[0].give(code, Amount))

export const propose = (stage: Stage, code: string, Amount: number) =>
  step(stage, () => stage.reception.propose(code, Amount))

export const letIn = (stage: Stage, code: string) => step(stage, () => stage.colleagues[0].checkIn(code))
export const letOut = (stage: Stage, code: string) => step(stage, () => stage.colleagues[0].checkOut(code))
export const missOut = (stage: Stage, code: string) => step(stage, () => stage.colleagues[0].noShow(code))

export const aNightLonger = ({ Departure }: DeskStay) => ({ Departure: addDays(Departure, 1) })

/** What a desk sends for a change of a stay at the sums of its quote; undefined where that is refused, or others have a night. */
export type SeenChange = ReturnType<typeof asQuoted>

export async function seeChange({ colleagues }: Stage, stay: DeskStay, wish: Wish): Promise<SeenChange | undefined> {
  const change = changeOf(stay, wish)
  const quoted = await colleagues[0].ask(change)
  return quoted.IsError || quoteIn(quoted).Taken ? undefined : asQuoted(change, quoted)
}

export async function block(stage: Stage, UnitIds: string[], { from: From, until: Until }: Nights): Promise<void> {
  const blocked = { UnitIds, From, Until, Kind: 'maintenance', Reason: 'paint' } as const
  await step(stage, () => stage.colleagues[0].send(addBlocks, blocked))
}

/** The whole block of a room. */
export async function release(stage: Stage, unitId: string): Promise<void> {
  const [manager] = stage.colleagues
  const { Data: blocks } = await manager.read(listBlocks, {})
  for (const { Id, Version, From } of blocks.filter(({ UnitId }) => UnitId === unitId)) {
    await step(stage, () => manager.send(releaseBlock, { Block: { Id, Version }, From }))
  }
}
