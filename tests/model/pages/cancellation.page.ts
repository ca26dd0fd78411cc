import { cancelBooking as cancelEndpoint } from '#contract/cancellations.ts'
import { getBookings } from '#contract/orders.ts'
import type { cancellationMachine } from '#machines/cancellation.machine.ts'
import { texts as authTexts } from '#src/auth/texts.ts'
import { texts } from '#src/orders/texts.ts'
import { USER_KEY } from '#src/session/stored-user.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { storeFromOtherTab, storeUser } from '#tests/model/browser/browser-storage.ts'
import { onSite } from '#tests/model/browser/on-site.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { settleProfile } from '#tests/model/browser/signed-in.ts'
import { isPressable, misses, sees } from '#tests/model/browser/sight.ts'
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
  const title = words.actionOf(order.Code)
  const opener = page.getByRole('main').getByRole('button', { name: title })
  const dialog = page.getByRole('dialog', { name: title })
  const confirm = dialog.getByRole('button', { name: words.confirm })
  const problem = dialog.getByRole('alert')
  let signIns = 0
  settleProfile(edge)
  // The list does not know of a cancellation yet: an order can be pressed again.
  edge.settle(getBookings, { Data: [order] })
  await storeUser(page, aStoredUser())
  await open(page, '/profile/order')

  /** The dialog to sign in is over the page; its guest uses another tab. */
  async function signInAgain(): Promise<string[]> {
    const login = page.getByRole('dialog', { name: authTexts.titles.LOGIN })
    const wrong = await sees(login)
    signIns += 1
    await storeFromOtherTab(page, USER_KEY, JSON.stringify(aStoredUser({ email: `${signIns}@example.com` })))
    return [...wrong, ...(await misses(login))]
  }

  return placeOf<typeof cancellationMachine>({
    calls: { quoteCancellation: asked, cancelBooking: asked },
    gestures: {
      'cancel.pressed': () => opener.click(),
      'confirm.pressed': () => confirm.click(),
      'signIn.pressed': () => dialog.getByRole('button', { name: words.signIn }).click(),
      'dialog.closed': () => dialog.getByRole('button', { name: words.close, exact: true }).first().click(),
    },
    answers: {
      'quoteCancellation.resolves': ({ output }) => asked.answer({ ...output, Status: 'Cancelled' }),
      'cancelBooking.resolves': ({ output }) => asked.answer({ ...output, Status: 'Cancelled' }),
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
      signInNeeded: () => [sees(dialog.getByText(words.signInAgain)), misses(confirm)],
      refused: ({ context }) => [sees(problem.filter({ hasText: context.problem })), misses(confirm)],
      done: () => [misses(dialog)],
    },
    async showsMessage(message) {
      const isSignIn = 'type' in message && message.type === 'signIn.wanted'
      return isSignIn ? signInAgain() : showsToast(page, message)
    },
  })
}
