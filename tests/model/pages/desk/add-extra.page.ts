import type { AnyMachineSnapshot } from 'xstate'
import { addExtra } from '#contract/desk/charges.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { type addExtraMachine, sumOf } from '#machines/desk/add-extra.machine.ts'
import { texts } from '#desk/money/texts.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isPressable, misses, sees, seesOnly, type Sight } from '#tests/model/browser/sight.ts'
import { addExtraFlow, LABEL } from '#tests/model/models/desk/add-extra.model.ts'
import { openOrderDialog, readinessOf, showsSent } from './order-page.ts'

export const addExtraPage: PageFlow = { flow: addExtraFlow, open: openExtras, unreachable: [] }

async function openExtras(desk: Desk) {
  const { page, edge } = desk
  const calls = { send: edge.hold(addExtra) }
  const { dialog, submit, close, opener } = await openOrderDialog(desk, {
    role: 'desk',
    order: {},
    opener: texts.addExtra,
  })
  const fieldOf = {
    label: dialog.getByLabel(texts.extraLabel, { exact: true }),
    quantity: dialog.getByLabel(texts.quantity),
    price: dialog.getByLabel(texts.price),
  }

  return placeOf<typeof addExtraMachine>({
    calls,
    gestures: {
      'dialog.opened': () => opener.click(),
      'dialog.closed': close,
      'field.changed': ({ field, value }) => fieldOf[field].fill(value),
      'form.submitted': () => submit.click(),
    },
    answers: { 'send.resolves': () => calls.send.answer(null) },
    looks: { closed: () => [sees(opener), misses(dialog)], filling: formSights, sending: formSights },
    showsMessage: (message) => showsSent(page, message, texts.extraAdded(LABEL)),
  })

  function formSights(shown: AnyMachineSnapshot): Sight[] {
    const { fields, wrong = [], problem } = shown.context
    const sum = sumOf(fields)
    const complaint = (field: string, text: string) =>
      seesOnly(dialog.getByText(text), wrong.includes(field) ? '' : undefined)
    return [
      holds(fieldOf.label, fields.label),
      holds(fieldOf.quantity, fields.quantity),
      holds(fieldOf.price, fields.price),
      complaint('label', texts.required),
      complaint('quantity', texts.quantityWrong),
      complaint('price', texts.priceWrong),
      isPressable(submit, readinessOf(shown)),
      sees(submit.filter({ hasText: sum === undefined ? texts.addExtra : texts.addFor(formatTaka(sum)) })),
      seesOnly(dialog.getByRole('alert'), problem),
    ]
  }
}
