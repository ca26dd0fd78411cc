import { expect, test } from 'vitest'
import { changeStays, type StayWish } from '#contract/reception/changes.ts'
import { giveAllowance, quoteAllowance, voidAllowance } from '#contract/money/charges.ts'
import { creditInvoice, issueInvoice, readPapers } from '#contract/money/paper.ts'
import { quoteDeskCancellation } from '#contract/money/refunds.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { addDays } from '#contract/values/calendar.ts'
import { toPaisa } from '#contract/values/money.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder, asQuoted, quoteIn } from '#tests/support/desk/stays.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { brokenPapers } from '#tests/support/invariants/sheets.ts'
import { pick, randomOf } from '#tests/support/random.ts'
import { TODAY, type Answer } from '#tests/support/test-api.ts'

const { api, guest, other, at, manager, owner } = shareDesk(['manager', 'owner'])

/** Over some days. */
const STEPS = 240
const DAILY = 40
const units = ['000000001-001', '000000001-002', '000000001-003', '000000004-001', '000000004-002', '000000004-003']
const days = ['2026-11-21', '2026-11-25', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03']
const sumUp = (sums: readonly number[]) => sums.reduce((before, sum) => before + sum, 0)

test('after any changes, allowances, voids, refunds and undos bills, sheets, takings, nights and money agree to the paisa', async () => {
  const random = randomOf(29)
  const some = (most: number) => Math.floor(random() * most)
  const codes = [
    await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })]),
    await aPaidOrder(api, other, [aPlace({ Id: 4 })], 5_000),
    await aPaidOrder(api, guest, [aPlace({ Id: 2, Type: 'HOUSE' })], 9_000),
  ]
  const done = new Map<string, number>()
  let day = TODAY

  async function make(wish: StayWish, mayGive: boolean): Promise<Answer> {
    const quoted = await manager.ask(wish)
    if (quoted.IsError) return quoted
    const { Charged } = quoteIn(quoted)
    const isGiven = mayGive && Charged > 0 && random() < 0.2
    const Allowance = isGiven ? Math.floor(Charged * random() * 100) / 100 : 0
    return manager.send(changeStays, asQuoted(wish, quoted, { Allowance, Reason: isGiven ? 'the boiler broke' : '' }))
  }

  async function lowerBill(code: string): Promise<Answer> {
    const quoted = await owner.call(quoteAllowance, { params: { Code: code } })
    if (quoted.IsError) return quoted
    const { Payable, Most } = quoteAllowance.data.parse(quoted.Data)
    const isShare = random() < 0.5
    const Off = isShare
      ? ({ Kind: 'percent', Percent: 1 + some(30) } as const)
      : ({ Kind: 'amount', Amount: Math.ceil(Most * random() * 105) / 100 } as const)
    return owner.send(giveAllowance, { Code: code, Payable, Off, Cause: 'noise', Reason: '' })
  }

  async function voidOne(code: string): Promise<Answer> {
    const { Charges } = await manager.order(code)
    const allowances = Charges.filter(({ Kind }) => Kind === 'allowance')
    return manager.send(voidAllowance, { Code: code, No: pick(allowances, random)?.No ?? 0 })
  }

  /** Money that comes, goes or was typed wrongly, and invoices of it. */
  async function settle(code: string): Promise<Answer> {
    const { Bill, Payments } = await manager.order(code)
    const shareOf = (sum: number) => Math.max(1, Math.floor(sum * random() * 100) / 100)
    switch (some(5)) {
      case 0:
        return manager.till.take(code, shareOf(Bill.Due), { Method: 'card', Reference: `slip ${random()}` })
      case 1:
        return manager.till.reverse(Payments.findLast(({ Gateway }) => Gateway === 'desk')?.Reference ?? 'none')
      case 2:
        return owner.give(code, shareOf((Bill.Paid - Bill.Refunded) / 4))
      case 3:
        return manager.send(issueInvoice, {
          Code: code,
          Payable: Bill.Payable,
          Buyer: '',
          BuyerBin: '',
          BuyerAddress: '',
        })
      default: {
        const { Papers } = await manager.read(readPapers, { params: { Code: code } })
        const Number = Papers.find(({ Sheet }) => Sheet.Kind === 'vatInvoice')?.Sheet.Number ?? 'none'
        return manager.send(creditInvoice, { Code: code, Number, Reason: 'another buyer' })
      }
    }
  }

  async function act(code: string, stay: DeskStay): Promise<Answer> {
    const isInHouse = stay.State === 'inHouse'
    const arrival = isInHouse ? stay.Arrival : addDays('2026-12-01', some(4))
    const wish = {
      UnitId: random() < (isInHouse ? 0.8 : 0.3) ? (pick(units, random) ?? '') : stay.UnitId,
      Arrival: arrival,
      Departure: isInHouse ? addDays(day, some(4)) : addDays(arrival, 1 + some(4)),
    }
    switch (isInHouse && random() < 0.5 ? 9 : some(9)) {
      case 0:
        return manager.undo(stay)
      case 8: {
        const answer = await make({ Kind: 'reinstate', StayId: stay.Id }, false)
        const terms = answer.IsError ? await manager.quote(code) : undefined
        return !terms || terms.IsError || random() < 0.5
          ? answer
          : manager.cancel(code, { Refund: refundIn(terms), IsByPolicy: true })
      }
      case 1:
        return make({ Kind: 'cancelRoom', StayId: stay.Id }, true)
      case 2:
        return make({ Kind: 'addRoom', Code: code, ...wish }, true)
      case 3:
        return lowerBill(code)
      case 4:
        return voidOne(code)
      default:
        return make({ Kind: 'change', StayId: stay.Id, ...wish }, true)
    }
  }

  const refundIn = (terms: Answer) => quoteDeskCancellation.data.parse(terms.Data).Refund

  for (let step = 0; step < STEPS; step += 1) {
    if (step % DAILY === 0) {
      await manager.till.close(5_000)
      day = days[step / DAILY] ?? day
      at(day, '15:00')
      await manager.till.open(5_000)
    }
    await api.deps.db.change('update staff_session set proved_at = $1', [api.clock.now])
    const code = pick(codes, random) ?? ''
    const stays = await manager.stays(code)
    const here = stays.filter(({ State, Type }) => State === 'inHouse' && Type === 'ROOM')
    const stay = pick(random() < 0.5 && here.length > 0 ? here : stays, random)
    if (!stay) continue
    const doSomething = random() < 0.4 ? settle : act
    const arriving = stays.find(({ State, Arrival }) => State === 'expected' && Arrival <= day)
    const isLetIn = arriving && random() < 0.3
    const { Code } = isLetIn ? await manager.checkIn(arriving) : await doSomething(code, stay)
    done.set(String(Code), (done.get(String(Code)) ?? 0) + 1)
    expect([...(await brokenBooks(api.deps)), ...(await brokenPapers(manager, code))]).toEqual([])
  }

  const orders = await Promise.all(codes.map((code) => manager.order(code)))
  const reports = await Promise.all([TODAY, ...days].map((day) => manager.till.takings(day)))
  const taken = reports.flatMap(({ ByMethod }) => ByMethod.map(({ Amount }) => toPaisa(Amount)))
  expect(sumUp(taken)).toBe(sumUp(orders.map(({ Bill }) => toPaisa(Bill.Paid))))
  // Guests in the house who got another room and other days, after a night.
  const stretched = orders.flatMap(({ Events }) =>
    Events.filter(({ Entry }) => Entry.Kind === 'changedStay' && (Entry.Since ?? '') > Entry.Days.Before.Arrival),
  )
  expect(stretched.length).toBeGreaterThan(0)
  const kinds = new Set<string>(orders.flatMap(({ Events }) => Events.map(({ Entry }) => Entry.Kind)))
  expect(
    ['reversedPayment', 'gaveRefund', 'issuedInvoice', 'creditedInvoice'].filter((kind) => !kinds.has(kind)),
  ).toEqual([])
  expect(done.get('internal')).toBeUndefined()
  expect(done.get('null')).toBeGreaterThan(30)
})
