import type { AnyMachineSnapshot } from 'xstate'
import { addNote } from '#contract/desk/orders.ts'
import type { noteMachine } from '#machines/desk/note.machine.ts'
import { texts } from '#desk/orders/texts.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isPressable, seesOnly, type Sight } from '#tests/model/browser/sight.ts'
import { noteFlow } from '#tests/model/models/desk/note.model.ts'
import { openOrderDialog, readinessOf } from './order-page.ts'

export const notePage: PageFlow = { flow: noteFlow, open: openNotes, unreachable: [] }

async function openNotes(desk: Desk) {
  const { page, edge } = desk
  const calls = { addNote: edge.hold(addNote) }
  const { opener: add } = await openOrderDialog(desk, { role: 'desk', order: {}, opener: texts.addNote })
  const notes = page.getByRole('region', { name: texts.notes })
  const text = notes.getByLabel(texts.note)

  return placeOf<typeof noteMachine>({
    calls,
    gestures: {
      'field.changed': ({ value }) => text.fill(value),
      'form.submitted': () => add.click(),
    },
    answers: { 'addNote.resolves': () => calls.addNote.answer(null) },
    looks: { filling: formSights, sending: formSights },
    showsMessage: () => showsToast(page, { type: 'toast', text: texts.noted }),
  })

  function formSights(shown: AnyMachineSnapshot): Sight[] {
    const { fields, wrong = [], problem } = shown.context
    return [
      holds(text, fields.text),
      isPressable(add, readinessOf(shown)),
      seesOnly(notes.getByText(texts.noteMissing), wrong.length > 0 && problem === undefined ? '' : undefined),
      ...(problem === undefined ? [] : [seesOnly(notes, problem)]),
    ]
  }
}
