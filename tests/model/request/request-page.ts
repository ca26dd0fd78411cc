import { requestConvention, requestFullResort } from '#contract/requests.ts'
import type { RequestField, RequestKind, requestMachine } from '#machines/request.machine.ts'
import { texts } from '#src/requests/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import { keepUser } from '#tests/model/browser/kept.ts'
import { onSite, typedOnSite } from '#tests/model/browser/on-site.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { toldByToast } from '#tests/model/browser/page-stage.ts'
import { settleProfile } from '#tests/model/browser/signed-in.ts'
import { holds, isPressable, misses, sees } from '#tests/model/browser/sight.ts'
import { aStoredUser } from '#tests/support/site-builders.ts'
import { conventionFlow, packageFlow } from './request.flow.ts'
import { inputOf, type RequestStep } from './request.model.ts'

export const packagePage: PageFlow<RequestStep> = {
  flow: packageFlow,
  open: (desk) => openRequestPage(desk, 'package'),
  unreachable: [],
}

export const conventionPage: PageFlow<RequestStep> = {
  flow: conventionFlow,
  open: (desk) => openRequestPage(desk, 'convention'),
  unreachable: [],
}

const labels = {
  name: texts.name,
  phone: texts.phone,
  persons: texts.persons,
  start: texts.start,
  end: texts.end,
  remark: texts.remark,
} as const satisfies Record<RequestField, string>

type Place = PagePlace<RequestStep, StateOf<typeof requestMachine>>

async function openRequestPage({ page, edge }: Desk, kind: RequestKind): Promise<Place> {
  const sendRequest = edge.hold(kind === 'package' ? requestFullResort : requestConvention)
  const opener = page.getByRole('button', { name: texts[kind].open })
  const dialog = page.getByRole('dialog', { name: texts[kind].title })
  const fieldOf = (field: RequestField) => dialog.getByRole('textbox', { name: labels[field] })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const send = button(texts.send).or(button(texts.sendAgain))
  const { name, phone } = inputOf(kind)
  settleProfile(edge)
  await keepUser(page, aStoredUser({ name, phone }))
  await open(page, `/${kind}`)
  await opener.click()

  async function play(event: RequestStep): Promise<void> {
    switch (event.type) {
      case 'field.changed':
        return fieldOf(event.field).fill(typedInto(event.field, event.value))
      case 'submit.pressed': {
        // Noon in Dhaka, on the day of the event.
        await page.clock.setFixedTime(`${onSite(event.today)}T06:00:00Z`)
        return send.click()
      }
      case 'form.opened':
        return opener.click()
      case 'sendRequest.resolves':
        return sendRequest.answer({ Code: 'ABCDEFGHJKMN' })
      case 'sendRequest.rejects':
        return sendRequest.fail(event.cause)
      default:
        return event satisfies never
    }
  }

  return {
    calls: { sendRequest },
    play,
    looks: {
      editing: ({ context: { fields, problems } }) => [
        isPressable(button(texts.send), 'ready'),
        ...(['start', 'end', 'persons', 'name', 'phone'] as const).flatMap((field) => [
          holds(fieldOf(field), typedInto(field, fields[field])),
          ...(problems[field] === undefined ? [] : [sees(dialog.getByText(problems[field]))]),
        ]),
      ],
      submitting: ({ context: { fields } }) => [isPressable(send, 'busy'), holds(fieldOf('persons'), fields.persons)],
      sent: () => [misses(dialog), isPressable(opener, 'ready')],
      failed: ({ context: { fields } }) => [
        isPressable(button(texts.sendAgain), 'ready'),
        holds(fieldOf('start'), typedInto('start', fields.start)),
      ],
    },
    async told(message) {
      if (!('type' in message) || message.type !== 'alert' || !('text' in message)) return toldByToast(page, message)
      return sees(dialog.getByRole('alert').filter({ hasText: String(message.text) }))
    },
  }
}

function typedInto(field: RequestField, value: string): string {
  return (field === 'start' || field === 'end') && value !== '' ? typedOnSite(value) : value
}
