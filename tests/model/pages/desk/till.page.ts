import type { AnyMachineSnapshot } from 'xstate'
import * as money from '#contract/desk/money.ts'
import type { TillField, tillMachine } from '#machines/desk/till.machine.ts'
import { signedTaka } from '#src/desk/money/money-words.ts'
import { texts } from '#src/desk/money/texts.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isChosen, isPressable, misses, sees, seesOnly, shows, type Sight } from '#tests/model/browser/sight.ts'
import { tillFlow } from '#tests/model/models/desk/till.model.ts'
import { enterDeskPage, noticeChange } from '../desk-page.ts'

export const tillPage: PageFlow = { flow: tillFlow, open: openMoney, unreachable: [] }

/** By the state that shows it: what a form calls its fields and its action. */
const forms = {
  closed: { sum: texts.float, action: texts.openShift },
  entering: { sum: texts.entryAmount, reason: texts.entryReason, action: texts.record },
  counting: { sum: texts.counted, reason: texts.note, action: texts.closeShift },
  reversing: { reason: texts.reason, action: texts.reverse },
}
type Form = { sum?: string; reason?: string; action: string }

async function openMoney({ page, edge }: Desk) {
  const calls = {
    readTill: edge.hold(money.readTill),
    openShift: edge.hold(money.openTill),
    recordEntry: edge.hold(money.addTillEntry),
    reversePayment: edge.hold(money.reversePayment),
    closeShift: edge.hold(money.closeTill),
  }
  const shift = page.getByRole('region', { name: texts.shift })
  const dialog = page.getByRole('dialog')
  const form = page.locator('form').filter({ visible: true })
  const submit = form.locator('button[type="submit"]')
  const fieldOf = (field: TillField) =>
    form.getByLabel(field === 'sum' ? /, BDT/ : new RegExp([texts.entryReason, texts.note, texts.reason].join('|')))
  await enterDeskPage({ page, edge }, 'desk')
  edge.settle(money.listDues, { Data: [] })
  await page.goto('/desk/money')

  return placeOf<typeof tillMachine>({
    calls,
    gestures: {
      'till.changed': () => noticeChange(page, money.readTill),
      'field.changed': ({ field, value }) =>
        field === 'direction'
          ? form.getByRole('radio', { name: value === 'into' ? texts.into : texts.outOf }).check()
          : fieldOf(field).fill(value),
      'form.submitted': () => submit.click(),
      'entry.chosen': () => shift.getByRole('button', { name: texts.addEntry }).click(),
      'count.chosen': () => shift.getByRole('button', { name: texts.closeShift }).click(),
      'reverse.chosen': ({ payment }) => shift.getByRole('button', { name: texts.reverseOf(payment.Receipt) }).click(),
      'dialog.closed': () => dialog.getByRole('button', { name: texts.close, exact: true }).first().click(),
    },
    answers: {
      'readTill.resolves': ({ output }) => calls.readTill.answer(output ?? null),
      'openShift.resolves': () => calls.openShift.answer(null),
      'recordEntry.resolves': () => calls.recordEntry.answer(null),
      'reversePayment.resolves': () => calls.reversePayment.answer(null),
    },
    looks: {
      reading: () => [sees(shift.getByRole('status', { name: 'Loading' }))],
      failed: ({ context }) => [sees(shift.getByRole('alert').filter({ hasText: context.problem }))],
      closed: (shown) => [...formSights(forms.closed, shown), isDifferenceShown(shown)],
      open(shown) {
        const [, entry] = Object.entries(forms).find(([state]) => shown.matches({ open: state })) ?? []
        return entry ? formSights(entry, shown) : [misses(dialog), ...shiftSights(shown)]
      },
    },
    showsMessage: async (message) => {
      const text = textOf(message)
      return text === undefined ? [] : showsToast(page, { type: 'toast', text })
    },
  })

  function formSights({ sum, reason, action }: Form, shown: AnyMachineSnapshot): Sight[] {
    const { fields, wrong = [], problem } = shown.context
    return [
      isPressable(form.getByRole('button', { name: action, exact: true }), shown.hasTag('busy') ? 'busy' : 'ready'),
      ...(sum === undefined ? [] : [holds(form.getByLabel(sum), fields.sum)]),
      ...(reason === undefined ? [] : [holds(form.getByLabel(reason), fields.reason)]),
      ...(action === texts.record
        ? [isChosen(form.getByRole('radio', { name: texts.into }), fields.direction === 'into')]
        : []),
      shows('The number of fields that are required', String(wrong.length), async () =>
        String(await form.getByText(texts.required, { exact: true }).count()),
      ),
      seesOnly(form.getByRole('alert'), problem),
    ]
  }

  function isDifferenceShown({ context: { closing } }: AnyMachineSnapshot): Sight {
    return closing
      ? sees(shift.getByRole('alert').filter({ hasText: texts.closed }).getByText(signedTaka(closing.Difference)))
      : misses(shift.getByText(texts.closed))
  }

  function shiftSights({ context: { till } }: AnyMachineSnapshot): Sight[] {
    return [
      sees(shift.getByText(formatTaka(till.Float))),
      isPressable(shift.getByRole('button', { name: texts.closeShift }), 'ready'),
      ...till.Payments.map(({ Receipt }: money.Till['Payments'][number]) => sees(shift.getByText(Receipt))),
    ]
  }
}

function textOf(message: object): string | undefined {
  const { type, receipt }: { type?: unknown; receipt?: unknown } = message
  if (type === 'payment.reversed') return texts.reversed(String(receipt))
  return type === 'shift.opened' ? texts.opened : type === 'entry.recorded' ? texts.recorded : undefined
}
