import type { AnyMachineSnapshot } from 'xstate'
import { cancelForGuest, quoteDeskCancellation, readAllowance } from '#contract/desk/refunds.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { type cancelAtDeskMachine, refundOf } from '#machines/desk/cancel-at-desk.machine.ts'
import { allowanceText } from '#desk/refunds/allowance-text.ts'
import { texts } from '#desk/refunds/texts.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isChosen, isPressable, misses, sees, seesOnly, type Sight } from '#tests/model/browser/sight.ts'
import { cancelAtDeskFlow, terms } from '#tests/model/models/desk/cancel-at-desk.model.ts'
import { allowance } from '#tests/model/models/desk/give-back.model.ts'
import { noticeChange } from '../desk-page.ts'
import { openOrderDialog, readinessOf, showsSent } from './order-page.ts'

export const cancelAtDeskPage: PageFlow = { flow: cancelAtDeskFlow, open: openCancelling, unreachable: [] }

const BILL = { Charge: 26_000, Tax: 3_900, Payable: terms.Paid, Paid: terms.Paid, Refunded: 0, Due: 0 }

async function openCancelling(desk: Desk) {
  const { page, edge } = desk
  const calls = { read: edge.hold(quoteDeskCancellation), send: edge.hold(cancelForGuest) }
  edge.settle(readAllowance, allowance)
  const { dialog, submit, close, opener } = await openOrderDialog(desk, {
    role: 'manager',
    order: { Bill: BILL },
    opener: texts.cancelBooking,
  })
  const agreed = dialog.getByLabel(texts.otherTerms)
  const sum = dialog.getByLabel(texts.otherSum)
  const reason = dialog.getByLabel(texts.reason)

  return placeOf<typeof cancelAtDeskMachine>({
    calls,
    gestures: {
      'dialog.opened': () => opener.click(),
      'dialog.closed': close,
      'change.noticed': () => noticeChange(page, quoteDeskCancellation),
      'field.changed': ({ field, value }) =>
        field === 'isAgreed' ? agreed.setChecked(value === true) : (field === 'sum' ? sum : reason).fill(String(value)),
      'form.submitted': () => submit.click(),
    },
    answers: { 'send.resolves': () => calls.send.answer(null) },
    looks: {
      closed: () => [sees(opener), misses(dialog)],
      opening: ({ context: { problem } }) => [
        misses(reason),
        problem === undefined
          ? sees(dialog.getByRole('status', { name: 'Loading' }))
          : seesOnly(dialog.getByRole('alert'), problem),
      ],
      filling: formSights,
      sending: formSights,
    },
    showsMessage: (message) => showsSent(page, message, texts.cancelled),
  })

  function formSights(shown: AnyMachineSnapshot): Sight[] {
    const { fields, wrong = [], problem, known } = shown.context
    const refund = refundOf({ fields, known })
    const note = dialog.getByText(allowanceText(allowance))
    const atMost = dialog.getByText(texts.atMost(formatTaka(known.Paid)))
    return [
      sees(dialog.getByText(texts.policy(known.Percent, formatTaka(known.Refund)))),
      isChosen(agreed, fields.isAgreed),
      ...(fields.isAgreed ? [holds(sum, fields.sum), sees(atMost), sees(note)] : [misses(sum), misses(note)]),
      fields.isAgreed && wrong.includes('sum')
        ? sees(dialog.locator('[aria-invalid="true"]').and(sum))
        : misses(dialog.locator('[aria-invalid="true"]').and(sum)),
      holds(reason, fields.reason),
      seesOnly(dialog.getByText(texts.reasonMissing), wrong.includes('reason') ? '' : undefined),
      isPressable(submit, readinessOf(shown)),
      sees(submit.filter({ hasText: refund === undefined ? texts.cancelFree : texts.cancelNow(formatTaka(refund)) })),
      seesOnly(dialog.getByRole('alert'), problem),
    ]
  }
}
