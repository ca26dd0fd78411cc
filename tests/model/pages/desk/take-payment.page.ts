import type { AnyMachineSnapshot } from 'xstate'
import { readTill, takePayment } from '#contract/desk/money.ts'
import { readDeskOrder } from '#contract/desk/orders.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { amountOf, lacksShift, type takePaymentMachine } from '#machines/desk/take-payment.machine.ts'
import { texts } from '#desk/money/texts.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isChosen, isPressable, misses, sees, seesOnly, type Sight } from '#tests/model/browser/sight.ts'
import { DUE, met, takePaymentFlow } from '#tests/model/models/desk/take-payment.model.ts'
import { aDeskOrder } from '#tests/support/desk/builders.ts'
import { aTill } from '#tests/model/models/desk/till.model.ts'
import { enterDeskPage, noticeChange } from '../desk-page.ts'

export const takePaymentPage: PageFlow = {
  flow: takePaymentFlow,
  open: openOrder,
  unreachable: [
    {
      reason: 'What is due changes with the booking, and with its notice the shift is looked for again as well',
      when: ({ event }) => event.type === 'due.changed',
    },
    {
      reason: 'Only a booking of which less is due by now refuses a number that was accepted',
      when: ({ event, after }) => event.type === 'reference.accepted' && after.matches('filling'),
    },
    {
      reason: 'The button is disabled as long as cash has no shift',
      when: ({ event, before }) => event.type === 'form.submitted' && lacksShift(before.context),
    },
  ],
}

const BILL = { Charge: 13_000, Tax: 1_950, Payable: 14_950, Paid: 14_950 - DUE, Refunded: 0, Due: DUE }

async function openOrder({ page, edge }: Desk) {
  const calls = { findShift: edge.hold(readTill), takePayment: edge.hold(takePayment) }
  const order = aDeskOrder({ Bill: BILL })
  const opener = page.getByRole('main').getByRole('button', { name: texts.take, exact: true })
  const dialog = page.getByRole('dialog', { name: texts.take })
  const amount = dialog.getByLabel(texts.amount)
  const reference = dialog.getByLabel(texts.reference)
  const submit = dialog.locator('button[type="submit"]')
  const take = dialog.getByRole('button', { name: texts.takeKnown, exact: true })
  const method = (name: 'cash' | 'bkash') => dialog.getByRole('radio', { name: texts.methods[name] })
  await enterDeskPage({ page, edge }, 'desk')
  edge.settle(readDeskOrder, { ...order, Summary: { ...order.Summary, Due: DUE } })
  await page.goto(`/desk/orders/${order.Summary.Code}`)

  return placeOf<typeof takePaymentMachine>({
    calls,
    gestures: {
      'take.chosen': () => opener.click(),
      'dialog.closed': () => dialog.getByRole('button', { name: texts.close, exact: true }).first().click(),
      'till.changed': () => noticeChange(page, readTill),
      'due.changed': () => Promise.reject(new Error('No page causes this')),
      'field.changed'({ field, value }) {
        if (field === 'method') return method('bkash').check()
        return (field === 'amount' ? amount : reference).fill(value)
      },
      'form.submitted': () => submit.click(),
      'reference.accepted': () => take.click(),
      'reference.declined': () => dialog.getByRole('button', { name: texts.back, exact: true }).click(),
    },
    answers: {
      'findShift.resolves': ({ output }) => calls.findShift.answer(output ? aTill : null),
      'takePayment.resolves': ({ output }) => calls.takePayment.answer({ Receipt: output }),
    },
    looks: {
      closed: () => [sees(opener), misses(dialog)],
      filling: formSights,
      sending: (shown) => (shown.context.met ? [isPressable(take, 'busy')] : formSights(shown)),
      asking: () => [
        misses(amount),
        sees(dialog.getByText(met.Guest)),
        sees(dialog.getByText(met.Receipt)),
        isPressable(take, 'ready'),
      ],
    },
    async showsMessage(message) {
      const { receipt }: { receipt?: unknown } = message
      return showsToast(page, { type: 'toast', text: texts.received(String(receipt)) })
    },
  })

  function formSights(shown: AnyMachineSnapshot): Sight[] {
    const { fields, wrong = [], problem } = shown.context
    const isOff = lacksShift(shown.context)
    const isCash = fields.method === 'cash'
    return [
      holds(amount, fields.amount),
      isChosen(method('cash'), isCash),
      isCash ? misses(reference) : holds(reference, fields.reference),
      isPressable(submit, shown.hasTag('busy') ? 'busy' : isOff ? 'off' : 'ready'),
      sees(submit.filter({ hasText: texts.takeNow(formatTaka(amountOf(shown.context) ?? DUE)) })),
      seesOnly(dialog.getByText(texts.amountWrong(formatTaka(DUE))), wrong.includes('amount') ? '' : undefined),
      seesOnly(dialog.getByText(texts.referenceMissing), wrong.includes('reference') ? '' : undefined),
      seesOnly(dialog.getByText(texts.needsShift), isOff ? '' : undefined),
      seesOnly(dialog.getByRole('alert').filter({ hasNotText: texts.needsShift }), problem),
    ]
  }
}
