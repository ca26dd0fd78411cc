import type { AnyMachineSnapshot } from 'xstate'
import { listOpenRefunds, markPaidOut } from '#contract/desk/refunds.ts'
import { requiredText } from '#contract/values/required-fields.ts'
import { formatTaka } from '#contract/wording/format.ts'
import type { payOutMachine } from '#machines/desk/pay-out.machine.ts'
import { texts } from '#desk/refunds/texts.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isChosen, isPressable, misses, sees, seesOnly, type Sight } from '#tests/model/browser/sight.ts'
import { payOutFlow, refund } from '#tests/model/models/desk/pay-out.model.ts'
import { enterDeskPage } from '../desk-page.ts'
import { dialogOf, readinessOf, showsSent } from './order-page.ts'

export const payOutPage: PageFlow = { flow: payOutFlow, open: openRefunds, unreachable: [] }

async function openRefunds({ page, edge }: Desk) {
  const calls = { send: edge.hold(markPaidOut) }
  const opener = page.getByRole('button', {
    name: texts.paidOutOf(texts.paidOut, formatTaka(refund.Amount), refund.Guest),
  })
  const { dialog, submit, close } = dialogOf(page)
  const reference = dialog.getByLabel(texts.paidOutReference)
  const cash = dialog.getByLabel(texts.inCash)
  await enterDeskPage({ page, edge }, 'manager')
  edge.settle(listOpenRefunds, { Proposals: [], ByHand: [refund] })
  await page.goto('/desk/refunds')

  return placeOf<typeof payOutMachine>({
    calls,
    gestures: {
      'dialog.opened': () => opener.click(),
      'dialog.closed': close,
      'field.changed': ({ field, value }) =>
        field === 'isCash' ? cash.setChecked(value === true) : reference.fill(String(value)),
      'form.submitted': () => submit.click(),
    },
    answers: { 'send.resolves': () => calls.send.answer(null) },
    looks: { closed: () => [sees(opener), misses(dialog)], filling: formSights, sending: formSights },
    showsMessage: (message) => showsSent(page, message, texts.recorded),
  })

  function formSights(shown: AnyMachineSnapshot): Sight[] {
    const { fields, wrong = [], problem } = shown.context
    return [
      isChosen(cash, fields.isCash),
      fields.isCash ? misses(reference) : holds(reference, fields.reference),
      sees(submit.filter({ hasText: fields.isCash ? texts.paidInCash : texts.paidOut })),
      isPressable(submit, readinessOf(shown)),
      seesOnly(dialog.getByText(requiredText(texts.paidOutReference)), wrong.length > 0 ? '' : undefined),
      seesOnly(dialog.getByRole('alert'), problem),
    ]
  }
}
