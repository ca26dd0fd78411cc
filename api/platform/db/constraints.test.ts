import { beforeEach, expect, test } from 'vitest'
import { billCompany } from '#contract/money/company-bills.ts'
import { issueInvoice } from '#contract/money/paper.ts'
import type { ChargeNote } from '#contract/orders/charge-note.ts'
import { chargeKindNames, chargeKinds, type ChargeKind } from '#contract/values/charge-kinds.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aCompany } from '#tests/support/desk/company-bills.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'

// What the database itself refuses, whatever the code forgets.

const { api, guest, other, desk } = shareDesk(['desk'])
beforeEach(() => desk.till.open(5_000))

/** The name of the constraint that refuses a statement; undefined where nothing does. */
async function refusing(statement: string, params: unknown[] = []): Promise<string | undefined> {
  try {
    await api.deps.db.change(statement, params)
    return undefined
  } catch (error) {
    return error instanceof Error && 'constraint' in error ? String(error.constraint) : String(error)
  }
}
const refund = (code: string, amount: number) =>
  refusing(
    `insert into refund (id, order_code, attempt_id, payment_paisa, amount_paisa, state, ask_after, created_at)
     select 'R' || $2, order_code, attempt_id, amount_paisa, $2::bigint, 'created', now(), now()
     from payment where order_code = $1`,
    [code, amount],
  )

test('the database refuses a second open shift of a member', async () => {
  const again = 'insert into till_shift (staff_id, opened_at, float_paisa) values ($1, now(), 0)'

  expect(await refusing(again, [desk.id])).toBe('till_shift_is_open_once_a_member')
})

test('the database refuses two parties in the house in one room', async () => {
  const [first, second] = [await aPaidOrder(api, guest), await aPaidOrder(api, other)]
  const moveIn = (code: string) =>
    refusing("update stay set unit_id = '000000001-001', state = 'inHouse' where order_code = $1", [code])

  const answers = [await moveIn(first), await moveIn(second)]
  await api.deps.db.change("update stay set state = 'departed' where order_code = $1", [first])

  expect([...answers, await moveIn(second)]).toEqual([undefined, 'stay_has_one_party_a_room', undefined])
})

test('the database refuses more of a payment going back than it brought, or less than nothing', async () => {
  const code = await aPaidOrder(api, guest)
  const goBack = (sum: string) => refusing(`update payment set refunded_paisa = ${sum} where order_code = $1`, [code])

  const answers = [await goBack('amount_paisa + 1'), await goBack('-1'), await goBack('amount_paisa')]

  expect(answers).toEqual(['payment_gives_back_at_most_itself', 'payment_gives_back_at_most_itself', undefined])
})

test('the database refuses a line with prices of more or fewer nights than it has', async () => {
  const code = await aPaidOrder(api, guest)
  const priced = (nights: string) =>
    refusing('update order_line set night_paisa = $2::bigint[] where order_code = $1', [code, nights])

  const answers = [await priced('{100}'), await priced('{100, 200, 300}'), await priced('{100, 200}')]

  const constraint = 'order_line_prices_each_night'
  expect(answers).toEqual([constraint, constraint, undefined])
})

test('the database refuses a score outside 1 to 5, and one without a stay', async () => {
  const score = (given: number, stayedFrom: string | null) =>
    refusing(
      `insert into review (house_id, text, key_hash, created_at, stayed_from, score) values (1, 'Tea', '', now(), $2, $1)`,
      [given, stayedFrom],
    )

  const answers = [await score(0, '2026-12-01'), await score(6, '2026-12-01'), await score(5, null)]

  expect(answers).toEqual(['a_score_is_one_to_five', 'a_score_is_one_to_five', 'only_a_stay_has_a_score'])
  expect([await score(1, '2026-12-01'), await score(5, '2026-12-01')]).toEqual([undefined, undefined])
})

test('the database refuses a refund of a payment that was reversed', async () => {
  const code = await aPaidOrder(api, guest)
  await api.deps.db.change("update payment_attempt set state = 'cancelled' where order_code = $1", [code])

  expect(await refund(code, 100)).toBe('refund_of_a_reversed_attempt')
})

test('the database refuses the reversal of a payment of which a part went back', async () => {
  const code = await aPaidOrder(api, guest)
  await refund(code, 100)
  await api.deps.db.change('update payment set refunded_paisa = 100 where order_code = $1', [code])

  const answers = [
    await refusing("update payment_attempt set state = 'cancelled' where order_code = $1", [code]),
    await refusing('update payment set reversed_at = now() where order_code = $1', [code]),
  ]

  expect(answers).toEqual(['refund_of_a_reversed_attempt', 'payment_that_was_reversed_gives_nothing_back'])
})

test('the database refuses a refund of an attempt that was not paid', async () => {
  const code = await aPaidOrder(api, guest)
  await refund(code, 100)

  expect(await refusing("update refund set attempt_state = 'cancelled'")).toBe('refund_is_of_a_paid_attempt')
})

test.each(['cash_paisa', 'expected_paisa'])(
  'the database refuses another %s of a shift that was closed',
  async (sum) => {
    await desk.till.close(5_000)

    expect(await refusing(`update till_shift set ${sum} = ${sum} + 1`)).toBe('till_shift_does_not_change_once_closed')
  },
)

test('the database refuses a till below zero', async () => {
  const hold = (paisa: number) => refusing('update till_shift set cash_paisa = $1', [paisa])

  expect([await hold(-500_001), await hold(-500_000)]).toEqual(['till_shift_is_not_below_zero', undefined])
})

test('the database refuses an entry of a till that is reversed twice', async () => {
  await desk.till.enter(-100)
  const reverse = () =>
    refusing(
      `insert into till_entry (shift_id, at, amount_paisa, reason, reverses)
       select shift_id, at, -amount_paisa, 'again', id from till_entry where reverses is null`,
    )

  expect([await reverse(), await reverse()]).toEqual([undefined, 'till_entry_is_reversed_once'])
})

test('the database refuses a charge of the other sign than its kind has, and an allowance without a cause', async () => {
  const code = await aPaidOrder(api, guest)
  let no = 0
  const charge = (kind: ChargeKind, note: ChargeNote, amount: number) =>
    refusing(
      `insert into order_charge (order_code, charge_no, kind, data, amount_paisa, added_by, added_at)
       values ($1, $2, $3, $4, $5, $6, now())`,
      [code, (no += 1), kind, JSON.stringify(note), amount, desk.id],
    )

  const answers = []
  for (const kind of chargeKindNames) {
    const { sign } = chargeKinds[kind]
    answers.push([
      await charge(kind, { Cause: 'noise' }, 100 * sign),
      await charge(kind, { Cause: 'noise' }, -100 * sign),
    ])
  }

  expect(answers).toEqual(chargeKindNames.map(() => [undefined, 'order_charge_changes_the_sum']))
  expect(await charge('allowance', { Reason: 'loud' }, -100)).toBe('order_charge_allowance_has_a_cause')
})

test('the database refuses a company without consent, a second one, and an order that is over with a debt of nobody', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()], 5_000)
  const end = (paisa: number) =>
    refusing("update orders set status = 'Completed', waived_paisa = $2 where code = $1", [code, paisa])
  const before = [await refusing('update orders set waived_paisa = 1'), await end(0), await end(994_999)]
  await desk.send(billCompany, { Code: code, ...aCompany() })

  const again = `insert into company_bill select order_code, 'Meghna Ltd', address, bin, reference, agreed_by, counted_paisa, billed_at,
    billed_by from company_bill`
  const after = [
    await refusing("update company_bill set agreed_by = ''"),
    await refusing("update company_bill set bin = '12'"),
    await refusing(again),
    await end(0),
    await refusing('delete from company_bill'),
  ]

  const settled = 'order_that_is_over_is_settled'
  expect(before).toEqual(['order_is_waived_when_it_is_over', settled, settled])
  expect(after).toEqual([
    'company_bill_is_agreed_to',
    'company_bill_bin_has_13_digits',
    'company_bill_pkey',
    undefined,
    settled,
  ])
})

test('the database refuses a second invoice of an order while no credit note takes the first back', async () => {
  const Code = await aPaidOrder(api, guest)
  await desk.send(issueInvoice, { Code, Payable: 14_950, Buyer: '', BuyerBin: '', BuyerAddress: '' })
  const again = (issueNo: number, follows: string) =>
    refusing(
      `insert into tax_document (series, number, kind, order_code, issue_no, follows_kind, follows_no, amount_paisa, tax_paisa,
         payable_paisa, sheet, issued_at, issued_by)
       select series, number + 1, kind, order_code, ${issueNo}, ${follows}, amount_paisa, tax_paisa, payable_paisa, sheet, issued_at,
         issued_by from tax_document`,
    )

  const answers = [await again(1, 'null, null'), await again(2, 'null, null'), await again(2, "'creditNote', 1")]

  expect(answers).toEqual(['tax_document_is_issued_once', 'tax_document_comes_in_turn', 'tax_document_follows_another'])
})

test('the database refuses a staff limit used beyond its most, or below nothing', async () => {
  const use = (used: number, most: number | null) =>
    refusing(
      `insert into staff_limit (staff_id, kind, scope, used, most) values ($1, 'identity', '2026-11-20', $2, $3)`,
      [desk.id, used, most],
    )

  const answers = [await use(6, 5), await use(-1, 5), await use(6, null)]

  expect(answers).toEqual(['staff_limit_is_not_exceeded', 'staff_limit_is_not_exceeded', undefined])
})

test('the database refuses an order whose VAT or service charge is not that of its bill', async () => {
  await aPaidOrder(api, guest)

  const answers = [
    await refusing('update orders set tax_paisa = tax_paisa + 1, payable_paisa = payable_paisa + 1'),
    await refusing('update orders set service_paisa = 100, payable_paisa = payable_paisa + 100'),
    await refusing('update orders set tax_percent = 7.5'),
  ]

  expect(answers).toEqual(Array(3).fill('order_levies_are_of_its_charge'))
})

test('the database refuses an order that costs less than nothing, and sums that are too large to be shown', async () => {
  await aPaidOrder(api, guest)

  const answers = [
    await refusing('update orders set amount_paisa = -100, tax_paisa = -15, payable_paisa = -115'),
    await refusing('update orders set paid_paisa = 10000000001'),
    await refusing('update till_shift set float_paisa = 1000000001'),
    await refusing(
      `insert into till_entry (shift_id, at, amount_paisa, reason) select id, now(), -1000000001, '' from till_shift`,
    ),
  ]

  const tooMuch = ['order_sums_can_be_shown', 'till_shift_sums_can_be_shown', 'till_entry_can_be_shown']
  expect(answers).toEqual(['order_sums_can_be_shown', ...tooMuch])
})
