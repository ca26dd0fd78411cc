import type { AnyMachineSnapshot } from 'xstate'
import { listPlacesFor, placeOrder } from '#contract/desk/refunds.ts'
import type { placeOrderMachine } from '#machines/desk/place-order.machine.ts'
import { texts } from '#desk/refunds/texts.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { isChosen, isPressable, misses, sees, seesOnly, type Sight } from '#tests/model/browser/sight.ts'
import { placeOrderFlow, places } from '#tests/model/models/desk/place-order.model.ts'
import { aDeskOrder } from '#tests/support/desk/builders.ts'
import { noticeChange } from '../desk-page.ts'
import { openOrderDialog, readinessOf, showsSent } from './order-page.ts'

export const placeOrderPage: PageFlow = {
  flow: placeOrderFlow,
  open: openPlacing,
  unreachable: [
    {
      reason: 'The button is disabled until as many rooms are chosen as the booking needs',
      when: ({ event, before }) =>
        event.type === 'form.submitted' && before.context.fields.unitIds.length < before.context.known?.Rooms,
    },
  ],
}

async function openPlacing(desk: Desk) {
  const { page, edge } = desk
  const calls = { read: edge.hold(listPlacesFor), send: edge.hold(placeOrder) }
  const { Summary } = aDeskOrder()
  const { dialog, submit, close, opener } = await openOrderDialog(desk, {
    role: 'desk',
    order: { Summary: { ...Summary, Status: 'Paid-unplaced' }, Stays: [] },
    opener: texts.place,
  })
  const box = (unitId: string) =>
    dialog.getByRole('checkbox', { name: places.Data.find(({ UnitId }) => UnitId === unitId)?.Room ?? '' })

  return placeOf<typeof placeOrderMachine>({
    calls,
    gestures: {
      'dialog.opened': () => opener.click(),
      'dialog.closed': close,
      'change.noticed': () => noticeChange(page, listPlacesFor),
      async 'field.changed'({ value: chosen }) {
        for (const { UnitId } of places.Data) {
          if (await box(UnitId).isVisible()) await box(UnitId).setChecked(chosen.includes(UnitId))
        }
      },
      'form.submitted': () => submit.click(),
    },
    answers: { 'send.resolves': () => calls.send.answer(null) },
    looks: {
      closed: () => [sees(opener), misses(dialog)],
      opening: ({ context: { problem } }) => [
        misses(dialog.getByRole('checkbox')),
        problem === undefined
          ? sees(dialog.getByRole('status', { name: 'Loading' }))
          : seesOnly(dialog.getByRole('alert'), problem),
      ],
      filling: formSights,
      sending: formSights,
    },
    showsMessage: (message) => showsSent(page, message, texts.placed),
  })

  function formSights(shown: AnyMachineSnapshot): Sight[] {
    const { fields, problem, known } = shown.context
    const { unitIds } = fields
    const isFull = unitIds.length === known.Rooms
    return [
      ...known.Data.map(({ UnitId }: { UnitId: string }) => isChosen(box(UnitId), unitIds.includes(UnitId))),
      isPressable(submit, isFull ? readinessOf(shown) : 'off'),
      sees(submit.filter({ hasText: texts.placeNow(unitIds.length, known.Rooms) })),
      seesOnly(dialog.getByRole('alert'), problem),
    ]
  }
}
