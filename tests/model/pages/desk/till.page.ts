import type { AnyMachineSnapshot } from 'xstate'
import * as money from '#contract/desk/money.ts'
import { ApiUnreachable } from '#contract/problem.ts'
import { formatTaka } from '#contract/wording/format.ts'
import type { TillField, tillMachine } from '#machines/desk/till.machine.ts'
import { differenceText } from '#desk/money/money-words.ts'
import { texts } from '#desk/money/texts.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isChosen, isPressable, misses, sees, seesOnly, shows, type Sight } from '#tests/model/browser/sight.ts'
import { aTill, tillFlow } from '#tests/model/models/desk/till.model.ts'
import { enterDeskPage, noticeChange } from '../desk-page.ts'

export const tillPage: PageFlow = { flow: tillFlow, open: openMoney, unreachable: [] }

/** By the state that shows it: what a form calls its fields and its action. */
const forms = {
  closed: { sum: texts.float, action: texts.openShift },
  entering: { sum: texts.entryAmount, reason: texts.entryReason, action: texts.record },
  voiding: { reason: texts.reason, action: texts.void },
  reversing: { reason: texts.reason, action: texts.reverseEntry },
  counting: { sum: texts.countedAmount, action: texts.showDifference },
  counted: { reason: texts.note, action: texts.closeShift },
}
type Form = { sum?: string; reason?: string; action: string }

async function openMoney({ page, edge }: Desk) {
  const calls = {
    readTill: edge.hold(money.readTill),
    openShift: edge.hold(money.openTill),
    recordEntry: edge.hold(money.addTillEntry),
    voidPayment: edge.hold(money.reversePayment),
    reverseEntry: edge.hold(money.reverseTillEntry),
    countTill: edge.hold(money.countTill),
  }
  const closeTill = edge.hold(money.closeTill)
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
    // A shift is read before it is closed.
    calls: { ...calls, closeShift: calls.readTill },
    gestures: {
      'till.changed': () => noticeChange(page, money.readTill),
      'field.changed': ({ field, value }) =>
        field === 'direction'
          ? form.getByRole('radio', { name: value === 'into' ? texts.into : texts.outOf }).check()
          : fieldOf(field).fill(value),
      'form.submitted': () => submit.click(),
      'entry.chosen': () => shift.getByRole('button', { name: texts.entries }).click(),
      'count.chosen': () => shift.getByRole('button', { name: texts.closeShift }).click(),
      'recount.chosen': () => form.getByRole('button', { name: texts.recount }).click(),
      'void.chosen': ({ payment }) => shift.getByRole('button', { name: texts.voidOf(payment.Receipt) }).click(),
      'reversal.chosen': ({ entry }) => shift.getByRole('button', { name: texts.reverseEntryOf(entry.Reason) }).click(),
      'dialog.closed': () => dialog.getByRole('button', { name: texts.close, exact: true }).first().click(),
    },
    answers: {
      'readTill.resolves': ({ output }) => calls.readTill.answer(output ?? null),
      'openShift.resolves': () => calls.openShift.answer(null),
      'recordEntry.resolves': () => calls.recordEntry.answer(null),
      'voidPayment.resolves': () => calls.voidPayment.answer(null),
      'reverseEntry.resolves': () => calls.reverseEntry.answer(null),
      async 'closeShift.resolves'({ output: { till, count } }) {
        await calls.readTill.answer(till)
        await closeTill.answer(count)
      },
      async 'closeShift.rejects'({ error }) {
        if (error instanceof ApiUnreachable) return calls.readTill.fail('unreachable')
        await calls.readTill.answer(aTill)
        return closeTill.refuse(error)
      },
    },
    looks: {
      reading: () => [sees(shift.getByRole('status', { name: 'Loading' }))],
      failed: ({ context }) => [sees(shift.getByRole('alert').filter({ hasText: context.problem }))],
      closed: (shown) => [...formSights(forms.closed, shown), isDifferenceShown(shown)],
      open(shown) {
        const [, entry] = Object.entries(forms).find(([state]) => shown.matches({ open: state })) ?? []
        const { count } = shown.context
        const sights = entry ? formSights(entry, shown) : [misses(dialog), ...shiftSights(shown)]
        return count ? [...sights, sees(dialog.getByText(differenceText(count.Difference)))] : sights
      },
    },
    showsMessage: async (message) => {
      const text = textOf(message)
      return text === undefined ? [] : showsToast(page, { type: 'toast', text })
    },
  })

  function formSights({ sum, reason, action }: Form, shown: AnyMachineSnapshot): Sight[] {
    const { fields, wrong = [], problem, count } = shown.context
    const missing = action === texts.closeShift ? texts.noteMissing : texts.required
    return [
      isPressable(form.getByRole('button', { name: action, exact: true }), shown.hasTag('busy') ? 'busy' : 'ready'),
      ...(sum === undefined ? [] : [holds(form.getByLabel(sum), fields.sum)]),
      ...(reason === undefined || count?.Difference === 0 ? [] : [holds(form.getByLabel(reason), fields.reason)]),
      ...(action === texts.record
        ? [isChosen(form.getByRole('radio', { name: texts.into }), fields.direction === 'into')]
        : []),
      shows('The number of fields that are required', String(wrong.length), async () =>
        String(await form.getByText(missing, { exact: true }).count()),
      ),
      seesOnly(form.getByRole('alert'), problem),
    ]
  }

  function isDifferenceShown({ context: { closing } }: AnyMachineSnapshot): Sight {
    return closing
      ? sees(
          shift
            .getByRole('alert')
            .filter({ hasText: texts.closed })
            .getByText(differenceText(closing.count.Difference)),
        )
      : misses(shift.getByText(texts.closed))
  }

  function shiftSights({ context: { till } }: AnyMachineSnapshot): Sight[] {
    return [
      sees(shift.getByText(formatTaka(till.Float))),
      isPressable(shift.getByRole('button', { name: texts.closeShift }), 'ready'),
      ...till.Payments.map(({ Receipt }: money.Till['Payments'][number]) => sees(shift.getByText(Receipt))),
      ...till.Entries.map(({ Reason }: money.TillEntry) => sees(shift.getByText(Reason))),
    ]
  }
}

function textOf(message: object): string | undefined {
  const { type, receipt }: { type?: unknown; receipt?: unknown } = message
  if (type === 'payment.voided') return texts.isVoided(String(receipt))
  const known: Readonly<Record<string, string>> = {
    'shift.opened': texts.opened,
    'entry.recorded': texts.recorded,
    'entry.reversed': texts.entryReversed,
  }
  return known[String(type)]
}
