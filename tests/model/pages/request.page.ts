import { getBookings, type Order } from '#contract/orders.ts'
import { requestConvention, requestFullResort } from '#contract/requests.ts'
import type { RequestField, RequestKind, requestMachine } from '#machines/request.machine.ts'
import { whenOf } from '#contract/wording/order-words.ts'
import { texts } from '#src/requests/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { storeUser } from '#tests/model/browser/browser-storage.ts'
import { onSite, typedOnSite } from '#tests/model/browser/on-site.ts'
import type { Desk, Look, PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { settleProfile } from '#tests/model/browser/signed-in.ts'
import { holds, isPressable, misses, sees } from '#tests/model/browser/sight.ts'
import { conventionFlow, packageFlow, requestInput } from '#tests/model/models/request.model.ts'
import { anOrder, aStoredUser } from '#tests/support/site-builders.ts'

export const packagePage: PageFlow = {
  flow: packageFlow,
  unreachable: [],
  open: (desk) => openRequest(desk, 'package'),
}
export const conventionPage: PageFlow = {
  flow: conventionFlow,
  unreachable: [],
  open: (desk) => openRequest(desk, 'convention'),
}

const asked = {
  Status: 'Requested',
  ReservationDate: onSite('2026-12-01'),
  ReleaseDate: onSite('2026-12-02'),
  StartsAt: '2026-12-01T00:00',
  EndsAt: '2026-12-02T23:59',
  Persons: 40,
} as const

/** What the resort has, once it was sent. */
const received = {
  package: anOrder({ ...asked, Type: 'Package' }),
  convention: anOrder({ ...asked, Type: 'Hall' }),
} as const satisfies Record<RequestKind, Order>

const shown = ['start', 'end', 'persons', 'name', 'phone'] as const

async function openRequest({ page, edge }: Desk, kind: RequestKind) {
  const opener = page.getByRole('button', { name: texts[kind].open })
  const dialog = page.getByRole('dialog', { name: texts[kind].title })
  const fieldOf = (field: RequestField) => dialog.getByRole('textbox', { name: texts[field] })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const send = button(texts.send).or(button(texts.sendAgain))
  const { name, phone } = requestInput(kind)
  settleProfile(edge)
  // Before the request is sent there is none; from then on the resort has it.
  edge.settle(getBookings, { Data: [] }, 1)
  edge.settle(getBookings, { Data: [received[kind]] })
  await storeUser(page, aStoredUser({ name, phone }))
  await open(page, `/${kind}`)
  await opener.click()

  /** A request that was sent has closed its dialog. */
  async function reopen(): Promise<void> {
    if (await dialog.isHidden()) await opener.click()
  }

  const form: Look = ({ context: { fields, problems } }) =>
    shown.flatMap((field) => [
      holds(fieldOf(field), typedInto(field, fields[field])),
      ...(problems[field] === undefined ? [] : [sees(dialog.getByText(problems[field]))]),
    ])
  return placeOf<typeof requestMachine>({
    calls: { send: edge.hold(kind === 'package' ? requestFullResort : requestConvention) },
    gestures: {
      async 'field.changed'({ field, value }) {
        if (field === 'kind') return
        await reopen()
        await fieldOf(field).fill(typedInto(field, value))
      },
      async 'submit.pressed'({ now }) {
        await reopen()
        // Noon in Dhaka, on the day of the event.
        await page.clock.setFixedTime(`${onSite(now.slice(0, 10))}T06:00:00Z`)
        await send.click()
      },
    },
    looks: {
      editing: (snapshot) => [isPressable(button(texts.send), 'ready'), ...form(snapshot)],
      submitting: ({ context }) => [isPressable(send, 'busy'), holds(fieldOf('persons'), context.fields.persons)],
      sent: () => [
        misses(dialog),
        isPressable(opener, 'ready'),
        sees(page.getByRole('region', { name: 'Your request' }).getByText(`ABCDEFGHJKMN · ${whenOf(received[kind])}`)),
      ],
      failed: (snapshot) => [isPressable(button(texts.sendAgain), 'ready'), ...form(snapshot)],
    },
    async showsMessage(message) {
      if (!('type' in message) || message.type !== 'alert' || !('text' in message)) return showsToast(page, message)
      return sees(dialog.getByText(String(message.text), { exact: true }))
    },
  })
}

function typedInto(field: RequestField, value: string): string {
  return (field === 'start' || field === 'end') && value !== '' ? typedOnSite(value) : value
}
