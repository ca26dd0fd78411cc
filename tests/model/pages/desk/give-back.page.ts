import type { AnyMachineSnapshot } from 'xstate'
import { giveRefund, proposeRefund, readAllowance } from '#contract/desk/refunds.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { amountIn } from '#machines/desk/parts/amount.ts'
import { type giveBackMachine, isWithinLimit } from '#machines/desk/give-back.machine.ts'
import { allowanceText } from '#desk/refunds/allowance-text.ts'
import { texts } from '#desk/refunds/texts.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isPressable, misses, sees, seesOnly, type Sight } from '#tests/model/browser/sight.ts'
import { allowance, booking, giveBackFlow, GIVEN } from '#tests/model/models/desk/give-back.model.ts'
import { noticeChange } from '../desk-page.ts'
import { openOrderDialog, readinessOf, showsSent } from './order-page.ts'

export const giveBackPage: PageFlow = { flow: giveBackFlow, open: openGiveBack, unreachable: [] }

const { most } = booking
const BILL = { Charge: 26_000, Tax: 3_900, Payable: most, Paid: most, Refunded: 0, Due: 0 }

async function openGiveBack(desk: Desk) {
  const { page, edge } = desk
  const calls = {
    read: edge.hold(readAllowance),
    send: edge.hold<typeof giveRefund | typeof proposeRefund>(giveRefund, proposeRefund),
  }
  const { dialog, submit, close, opener } = await openOrderDialog(desk, {
    role: 'manager',
    order: { Bill: BILL },
    opener: texts.refund,
  })
  const fieldOf = { amount: dialog.getByLabel(texts.amount), reason: dialog.getByLabel(texts.reason) }

  return placeOf<typeof giveBackMachine>({
    calls,
    gestures: {
      'dialog.opened': () => opener.click(),
      'dialog.closed': close,
      'change.noticed': () => noticeChange(page, readAllowance),
      'field.changed': ({ field, value }) => fieldOf[field].fill(value),
      'form.submitted': () => submit.click(),
    },
    answers: { 'send.resolves': () => calls.send.answer(null) },
    looks: {
      closed: () => [sees(opener), misses(dialog)],
      opening: ({ context: { problem } }) => [
        misses(fieldOf.amount),
        problem === undefined
          ? sees(dialog.getByRole('status', { name: 'Loading' }))
          : seesOnly(dialog.getByRole('alert'), problem),
      ],
      filling: formSights,
      sending: formSights,
    },
    showsMessage: (message) => {
      const { fields }: { fields?: unknown } = message
      const isGiven = JSON.stringify(fields) === JSON.stringify(GIVEN)
      return showsSent(page, message, isGiven ? texts.refunded(formatTaka(500)) : texts.proposed)
    },
  })

  function formSights(shown: AnyMachineSnapshot): Sight[] {
    const { fields, wrong = [], problem } = shown.context
    const amount = amountIn(fields.amount) ?? 0
    const isGiven = isWithinLimit({ fields, known: allowance })
    return [
      holds(fieldOf.amount, fields.amount),
      holds(fieldOf.reason, fields.reason),
      sees(dialog.getByText(allowanceText(allowance))),
      isPressable(submit, readinessOf(shown)),
      sees(submit.filter({ hasText: isGiven ? texts.refundNow(formatTaka(amount)) : texts.proposeNow })),
      seesOnly(dialog.getByText(texts.amountWrong), wrong.includes('amount') && amount <= most ? '' : undefined),
      seesOnly(dialog.getByText(texts.reasonMissing), wrong.includes('reason') ? '' : undefined),
      seesOnly(dialog.getByRole('alert'), problem),
    ]
  }
}
