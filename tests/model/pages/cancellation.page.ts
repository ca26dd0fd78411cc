import { randomUUID } from 'node:crypto'
import { login, requestCode } from '#contract/auth.ts'
import { cancelBooking as cancelEndpoint } from '#contract/cancellations.ts'
import { getBookings } from '#contract/orders.ts'
import { formatTaka } from '#contract/wording/format.ts'
import type { cancellationMachine } from '#machines/cancellation.machine.ts'
import { texts } from '#src/orders/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { storeUser } from '#tests/model/browser/browser-storage.ts'
import { onSite } from '#tests/model/browser/on-site.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { settleProfile } from '#tests/model/browser/signed-in.ts'
import { holds, isPressable, misses, sees } from '#tests/model/browser/sight.ts'
import { anOrder, aStoredUser } from '#tests/support/site-builders.ts'
import { cancellationFlow } from '#tests/model/models/cancellation.model.ts'

export const cancellationPage: PageFlow = {
  flow: cancellationFlow,
  open: openOrdersPage,
  unreachable: [],
}

const words = texts.cancel

/** A room for two nights that is paid in full. */
const order = anOrder({ ReservationDate: onSite('2026-12-01'), ReleaseDate: onSite('2026-12-03') })

async function openOrdersPage({ page, edge }: Desk) {
  const asked = edge.hold(cancelEndpoint)
  const sendCode = edge.hold(requestCode)
  const signIn = edge.hold(login)
  const title = words.actionOf(order.Code)
  const opener = page.getByRole('main').getByRole('button', { name: title })
  const dialog = page.getByRole('dialog', { name: title })
  const confirm = dialog.getByRole('button', { name: words.confirm })
  const codeField = dialog.getByRole('textbox', { name: words.code })
  const problem = dialog.getByRole('alert')
  settleProfile(edge)
  // The list does not know of a cancellation yet: an order can be pressed again.
  edge.settle(getBookings, { Data: [order] })
  await storeUser(page, aStoredUser())
  await open(page, '/profile/order')

  return placeOf<typeof cancellationMachine>({
    calls: { quoteCancellation: asked, cancelBooking: asked, requestCode: sendCode, signIn },
    gestures: {
      'cancel.pressed': () => opener.click(),
      'confirm.pressed': () => confirm.click(),
      'code.changed': ({ value }) => codeField.fill(value),
      'code.submitted': () => confirm.click(),
      'resend.pressed': () => dialog.getByRole('button', { name: words.send }).click(),
      'dialog.closed': () => dialog.getByRole('button', { name: words.close, exact: true }).first().click(),
    },
    answers: {
      'quoteCancellation.resolves': ({ output }) => asked.answer({ ...output, Status: 'Cancelled' }),
      'cancelBooking.resolves': ({ output }) => asked.answer({ ...output, Status: 'Cancelled' }),
      'requestCode.resolves': () => sendCode.answer({ Id: randomUUID() }),
      'signIn.resolves': () => signIn.answer(aLogin()),
    },
    looks: {
      closed: () => [misses(dialog), sees(opener)],
      quoting: () => [sees(dialog.getByText(words.quoting))],
      deciding: ({ context }) => [
        isPressable(confirm, 'ready'),
        sees(dialog.getByText(words.percent(context.terms.Percent), { exact: true })),
        sees(dialog.getByText(formatTaka(context.terms.Refund), { exact: true })),
        context.problem === undefined ? misses(problem) : sees(problem.filter({ hasText: context.problem })),
      ],
      cancelling: () => [isPressable(confirm, 'busy')],
      requestingCode: () => [isPressable(dialog.getByRole('button', { name: words.send }), 'busy')],
      enteringCode: ({ context }) => [
        isPressable(dialog.getByRole('button', { name: words.send }), 'ready'),
        context.messageId === '' ? misses(codeField) : holds(codeField, context.typedCode),
        context.problem === undefined ? misses(problem) : sees(problem.filter({ hasText: context.problem })),
      ],
      signingIn: () => [
        isPressable(confirm, 'busy'),
        isPressable(dialog.getByRole('button', { name: words.send }), 'off'),
      ],
      refused: ({ context }) => [sees(problem.filter({ hasText: context.problem })), misses(confirm)],
      done: () => [misses(dialog)],
    },
    showsMessage: (message) => showsToast(page, message),
  })
}

/** The same guest, by a new token. */
function aLogin() {
  const { id, name, email, phone, image } = aStoredUser()
  return { Id: id, Name: name, Email: email, Phone: phone, Icon: image, datacontent: randomUUID() }
}
