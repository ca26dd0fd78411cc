import { sendContactMessage, type ContactField } from '#contract/contact.ts'
import type { contactMachine } from '#machines/contact.machine.ts'
import { texts } from '#src/contact/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { Look, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isPressable, seesOnly } from '#tests/model/browser/sight.ts'
import { contactFlow } from '#tests/model/models/contact.model.ts'

const fields = ['Name', 'Email', 'PhoneNumber', 'Message'] as const

export const contactPage: PageFlow = {
  flow: contactFlow,
  unreachable: [],
  async open({ page, edge }) {
    const button = page.getByRole('button', { name: texts.send })
    const fieldOf = (field: ContactField) => page.getByRole('textbox', { name: texts.fields[field] })
    await open(page, '/contact')

    const form: Look = ({ context }) => [
      isPressable(button, 'ready'),
      ...fields.flatMap((field) => [
        holds(fieldOf(field), context.fields[field]),
        seesOnly(page.getByText(`${texts.fields[field]} is required`), context.problems[field]),
      ]),
    ]
    return placeOf<typeof contactMachine>({
      calls: { send: edge.hold(sendContactMessage) },
      gestures: {
        'field.changed': ({ field, value }) => fieldOf(field).fill(value),
        'submit.pressed': () => button.click(),
      },
      looks: { editing: form, submitting: () => [isPressable(button, 'busy')], sent: form, failed: form },
    })
  },
}
