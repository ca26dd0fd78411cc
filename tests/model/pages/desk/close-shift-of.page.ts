import type { AnyMachineSnapshot } from 'xstate'
import { closeTillOf, listDues, readTakings, readTill, type Shift } from '#contract/desk/money.ts'
import type { closeShiftOfMachine } from '#machines/desk/close-shift-of.machine.ts'
import { differenceText } from '#desk/money/money-words.ts'
import { texts } from '#desk/money/texts.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isPressable, misses, sees, seesOnly, type Sight } from '#tests/model/browser/sight.ts'
import { closeShiftOfFlow, shift } from '#tests/model/models/desk/close-shift-of.model.ts'
import { enterDeskPage } from '../desk-page.ts'
import { dialogOf, readinessOf } from './order-page.ts'

export const closeShiftOfPage: PageFlow = { flow: closeShiftOfFlow, open: openTakings, unreachable: [] }

const openShift: Shift = {
  ...shift,
  OpenedAt: '2026-11-19T06:00:00.000Z',
  ClosedAt: null,
  ClosedBy: '',
  Float: 5_000,
  Expected: null,
  Counted: null,
  Note: '',
  ByMethod: [],
  Entries: [],
  Counts: [],
}

async function openTakings({ page, edge }: Desk) {
  const calls = { closeShift: edge.hold(closeTillOf) }
  const opener = page.getByRole('button', { name: texts.closeShiftOf(shift.By) })
  const { dialog, submit, close } = dialogOf(page)
  const counted = dialog.getByLabel(texts.countedAmount)
  const note = dialog.getByLabel(texts.note)
  await enterDeskPage({ page, edge }, 'manager')
  edge.settle(readTill, null)
  edge.settle(listDues, { Data: [] })
  edge.settle(readTakings, { ByMethod: [], Refunded: 0, Payments: [], Entries: [], Shifts: [openShift] })
  await page.goto('/desk/money')

  return placeOf<typeof closeShiftOfMachine>({
    calls,
    gestures: {
      'dialog.opened': () => opener.click(),
      'dialog.closed': close,
      'recount.chosen': () => dialog.getByRole('button', { name: texts.recount }).click(),
      'field.changed': ({ field, value }) => (field === 'sum' ? counted : note).fill(value),
      'form.submitted': () => submit.click(),
    },
    looks: {
      closed: () => [sees(opener), misses(dialog)],
      counting: (shown) => [holds(counted, shown.context.fields.sum), misses(note), ...formSights(shown)],
      explaining: (shown) => [
        misses(counted),
        holds(note, shown.context.fields.reason),
        sees(dialog.getByText(differenceText(shown.context.count.Difference))),
        ...formSights(shown),
      ],
    },
    async showsMessage(message) {
      const { type, count }: { type?: unknown; count?: { Difference: number } } = message
      if (type !== 'shift.closed') return []
      const text = texts.shiftClosed(shift.By, differenceText(count?.Difference ?? 0))
      return showsToast(page, { type: 'toast', text })
    },
  })

  function formSights(shown: AnyMachineSnapshot): Sight[] {
    const { wrong = [], problem } = shown.context
    return [
      isPressable(submit, readinessOf(shown)),
      seesOnly(dialog.getByText(texts.required), wrong.includes('sum') ? '' : undefined),
      seesOnly(dialog.getByText(texts.noteMissing), wrong.includes('reason') ? '' : undefined),
      seesOnly(dialog.getByRole('alert'), problem),
    ]
  }
}
