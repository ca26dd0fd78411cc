import { sendContactMessage, type ContactField } from '#contract/contact.ts'
import type { contactMachine } from '#machines/contact.machine.ts'
import { texts } from '#src/contact/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { holds, isPressable, misses, sees } from '#tests/model/browser/sight.ts'
import { contactFlow } from './contact.flow.ts'
import { type ContactStep } from './contact.model.ts'

export const contactPage: PageFlow<ContactStep> = {
  flow: contactFlow,
  open: openContactPage,
  unreachable: [],
}

const fields = ['Name', 'Email', 'PhoneNumber', 'Message'] as const

async function openContactPage({ page, edge }: Desk): Promise<PagePlace<ContactStep, StateOf<typeof contactMachine>>> {
  const sendMessage = edge.hold(sendContactMessage)
  const button = page.getByRole('button', { name: texts.send })
  const fieldOf = (field: ContactField) => page.getByRole('textbox', { name: texts.fields[field] })
  await open(page, '/contact')

  async function play(event: ContactStep): Promise<void> {
    switch (event.type) {
      case 'field.changed':
        return fieldOf(event.field).fill(event.value)
      case 'field.left':
        await fieldOf(event.field).focus()
        return fieldOf(event.field).blur()
      case 'send.pressed':
        return button.click()
      case 'sendMessage.resolves':
        return sendMessage.answer(null)
      case 'sendMessage.rejects':
        return sendMessage.fail(event.cause)
      default:
        return event satisfies never
    }
  }

  return {
    calls: { sendMessage },
    play,
    looks: {
      writing: ({ context: { message, missing } }) => [
        isPressable(button, 'ready'),
        ...fields.flatMap((field) => {
          const complaint = page.getByText(texts.required(texts.fields[field]))
          return [holds(fieldOf(field), message[field]), missing.includes(field) ? sees(complaint) : misses(complaint)]
        }),
      ],
      sending: () => [isPressable(button, 'busy')],
    },
  }
}
