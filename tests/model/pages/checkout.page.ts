import { ApiUnreachable } from '#contract/problem.ts'
import { getProfile, missingGuestFields, saveProfile } from '#contract/guests.ts'
import { book as bookEndpoint } from '#contract/orders.ts'
import { requiredText } from '#contract/values/required-fields.ts'
import { toTaka } from '#contract/values/money.ts'
import { formatTaka } from '#contract/wording/format.ts'
import type { CartLine } from '#machines/parts/cart-lines.ts'
import { currentQuote, type checkoutMachine } from '#machines/checkout.machine.ts'
import { CART_KEY } from '#ui/lib/browser-storage.ts'
import { parseStoredCart, toStoredCart } from '#src/cart/stored-cart.ts'
import { texts } from '#src/checkout/texts.ts'
import { texts as guestTexts } from '#src/guests/texts.ts'
import { texts as sessionTexts } from '#src/session/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { comeBack, NO_ADDRESS, quietGateway } from '#tests/model/browser/gateway.ts'
import { storeBefore, storeFromOtherTab, storeUser, storedIn } from '#tests/model/browser/browser-storage.ts'
import { onSite } from '#tests/model/browser/on-site.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { failTwice, isProfileRefused } from '#tests/model/browser/signed-in.ts'
import { isChosen, isPressable, misses, sees, shows } from '#tests/model/browser/sight.ts'
import { aLine, BROKEN, checkoutFlow } from '#tests/model/models/checkout.model.ts'
import { aProfile, aStoredUser } from '#tests/support/site-builders.ts'

export const checkoutPage: PageFlow = {
  flow: checkoutFlow,
  open: openCheckoutPage,
  unreachable: [
    {
      reason: 'An empty cart shows no form',
      when: ({ before, event }) =>
        before.context.lines.length === 0 && event.type !== 'cart.changed' && before.matches('editing'),
    },
    {
      reason: 'The cart is emptied on the way to the payment, and the new price of its places goes with it',
      when: ({ before, event }) => event.type === 'page.returned' && before.context.newQuote !== undefined,
    },
  ],
  // A browser that is on its way has not been held back, and a guest who was signed out asks for nothing.
  mayFollow: ({ event }, last) =>
    !(event.type.startsWith('redirect.') && last?.event.type === 'redirect.resolves') && !isProfileRefused(last),
  // A form that stays is refused for what is missing, or else for what is wrong.
  countsAs({ before, event, after }) {
    if (event.type !== 'submit.pressed' || !after.matches('editing') || !before.context.termsAccepted) return undefined
    return `submit refused: ${missingGuestFields(before.context.guest).length > 0 ? 'missing' : 'wrong'}`
  },
}

const line = aLine(onSite('2026-12-01'), onSite('2026-12-03'))

async function openCheckoutPage({ page, edge, upcoming }: Desk) {
  // The session asks first, for itself.
  edge.settle(getProfile, aProfile(), 1)
  const loadProfile = edge.hold(getProfile)
  const saveGuest = edge.hold(saveProfile)
  const book = edge.hold(bookEndpoint)
  const main = page.getByRole('main')
  const submit = main.getByRole('button', { name: texts.submit })
  const terms = main.getByRole('checkbox', { name: /^I accept the terms/ })
  const part = main.getByRole('radio', { name: /^Pay 30 %/ })
  const fieldOf = (field: 'DateOfBirth' | 'Email') => main.getByRole('textbox', { name: guestTexts.fields[field] })
  const complaints = {
    DateOfBirth: main.getByText(requiredText(guestTexts.fields.DateOfBirth)),
    Email: main.getByText('Please write an e-mail address'),
  }
  const edit = main.getByRole('button', { name: texts.editGuest })
  const summary = main.getByRole('region', { name: texts.summary })
  let isRefused = false
  let isSignedOut = false
  await quietGateway(page)
  await storeBefore(page, CART_KEY, toStoredCart([line]))
  await storeUser(page, aStoredUser())
  await open(page, '/checkout')

  const changeCart = (lines: readonly CartLine[]) => storeFromOtherTab(page, CART_KEY, toStoredCart(lines))
  const countStored = async () => String(parseStoredCart(await storedIn(page, CART_KEY)).lines.length)

  return placeOf<typeof checkoutMachine>({
    calls: { loadProfile, saveGuest, book },
    gestures: {
      'cart.changed': ({ lines }) => changeCart(lines.map(() => line)),
      async 'field.changed'({ field, value }) {
        if (field !== 'DateOfBirth' && field !== 'Email') throw new Error(`No guest is known to fill in ${field}`)
        // A guest of whom all is known is a line until they edit it.
        if (await edit.isVisible()) await edit.click()
        await fieldOf(field).fill(value)
      },
      'terms.changed': ({ accepted }) => terms.setChecked(accepted),
      'percent.chosen': () => part.check(),
      'submit.pressed': () => submit.click(),
      'retry.pressed': () => main.getByRole('button', { name: texts.retry }).click(),
      'editing.resumed': () => main.getByRole('button', { name: texts.resume }).click(),
      async 'page.returned'() {
        await comeBack(page)
        // Its cart was emptied: the guest has filled it again in another tab.
        await changeCart([line])
      },
    },
    answers: {
      async 'loadProfile.rejects'({ error }) {
        await failTwice(loadProfile, error)
        isSignedOut = !(error instanceof ApiUnreachable)
      },
      'book.resolves'({ output }) {
        isRefused = upcoming() === 'redirect.rejects'
        return book.answer({ PaymentURL: isRefused ? NO_ADDRESS : output.paymentUrl, Code: 'ABCDEFGHJKMN' })
      },
      // The browser went its way at once, or did not.
      'redirect.resolves': () => undefined,
      'redirect.rejects': () => undefined,
    },
    looks: {
      loadingProfile: () => [sees(main.getByText(sessionTexts.reading)), misses(submit)],
      profileFailed: ({ context }) => [
        isSignedOut ? sees(page.getByRole('dialog', { name: 'Sign Up' })) : sees(main.getByText(context.problem)),
      ],
      editing({ context }) {
        if (context.lines.length === 0) return [sees(main.getByText(texts.empty)), misses(submit)]
        return [
          isPressable(submit, context.termsAccepted ? 'ready' : 'off'),
          isChosen(terms, context.termsAccepted),
          isChosen(part, context.payPercent === '30%'),
          ...(['DateOfBirth', 'Email'] as const).flatMap((field) => {
            if (context.wrong.includes(field)) return [sees(complaints[field])]
            // A field that was left so complains by itself, also before the submission.
            return ['', BROKEN].includes(context.guest[field]) ? [] : [misses(complaints[field])]
          }),
          sees(summary.getByText(formatTaka(toTaka(currentQuote(context).payable)))),
          ...(context.problem === undefined
            ? []
            : [sees(main.getByRole('alert').filter({ hasText: context.problem }))]),
        ]
      },
      savingGuest: () => [isPressable(submit, 'busy')],
      booking: () => [isPressable(submit, 'busy')],
      redirecting: () => (isRefused ? [] : [sees(main.getByText(texts.redirecting))]),
      failed: ({ context }) => [
        isPressable(submit, 'off'),
        sees(main.getByRole('alert').filter({ hasText: context.problem })),
      ],
    },
    async showsMessage(message) {
      if ('type' in message && message.type === 'booking.placed') return shows('The stored cart', '0', countStored)
      return showsToast(page, message)
    },
  })
}
