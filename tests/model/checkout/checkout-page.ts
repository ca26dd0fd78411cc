import { book as bookEndpoint } from '#contract/orders.ts'
import { getProfile, saveProfile } from '#contract/guests.ts'
import { toTaka } from '#contract/values/money.ts'
import type { CartLine } from '#machines/cart-lines.ts'
import { currentQuote, type checkoutMachine } from '#machines/checkout.machine.ts'
import { CART_KEY, parseStoredCart, toStoredCart } from '#src/cart/stored-cart.ts'
import { texts as guestTexts } from '#src/guests/texts.ts'
import { texts } from '#src/checkout/texts.ts'
import { texts as sessionTexts } from '#src/session/texts.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import { comeBack, NO_ADDRESS, quietGateway } from '#tests/model/browser/gateway.ts'
import { keepBefore, keepFromOtherTab, keepUser, keptIn } from '#tests/model/browser/kept.ts'
import { onSite } from '#tests/model/browser/on-site.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { toldByToast } from '#tests/model/browser/page-stage.ts'
import { isChosen, isPressable, misses, sees, shows } from '#tests/model/browser/sight.ts'
import { aProfile, aStoredUser } from '#tests/support/site-builders.ts'
import { checkoutFlow } from './checkout.flow.ts'
import { aLine, type CheckoutStep } from './checkout.model.ts'

export const checkoutPage: PageFlow<CheckoutStep> = {
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
  // A browser that is on its way has not been held back.
  mayFollow: ({ event }, last) => !(event.type.startsWith('redirect.') && last?.event.type === 'redirect.resolves'),
}

const line = aLine(onSite('2026-12-01'), onSite('2026-12-03'))

type Place = PagePlace<CheckoutStep, StateOf<typeof checkoutMachine>>

async function openCheckoutPage({ page, edge, upcoming }: Desk): Promise<Place> {
  // The session asks first, for itself.
  edge.settle(getProfile, aProfile(), 1)
  const loadProfile = edge.hold(getProfile)
  const saveGuest = edge.hold(saveProfile)
  const book = edge.hold(bookEndpoint)
  const main = page.getByRole('main')
  const submit = main.getByRole('button', { name: texts.submit })
  const terms = main.getByRole('checkbox', { name: /^I accept the terms/ })
  const part = main.getByRole('radio', { name: /^30 %/ })
  const complaint = main.getByText(guestTexts.required(guestTexts.fields.DateOfBirth))
  const summary = main.getByRole('region', { name: texts.summary })
  let isRefused = false
  await quietGateway(page)
  await keepBefore(page, CART_KEY, toStoredCart([line]))
  await keepUser(page, aStoredUser())
  await open(page, '/checkout')

  const changeCart = (lines: readonly CartLine[]) => keepFromOtherTab(page, CART_KEY, toStoredCart(lines))

  async function leaveToPay(paymentUrl: string): Promise<void> {
    isRefused = upcoming() === 'redirect.rejects'
    await book.answer({ PaymentURL: isRefused ? NO_ADDRESS : paymentUrl, Code: 'ABCDEFGHJKMN' })
  }

  async function play(event: CheckoutStep): Promise<void> {
    switch (event.type) {
      case 'cart.changed':
        return changeCart(event.lines.map(() => line))
      case 'field.changed':
        return main.getByRole('textbox', { name: guestTexts.fields.DateOfBirth }).fill(event.value)
      case 'terms.changed':
        return terms.setChecked(event.accepted)
      case 'percent.chosen':
        return part.check()
      case 'submit.pressed':
        return submit.click()
      case 'retry.pressed':
        return main.getByRole('button', { name: texts.retry }).click()
      case 'editing.resumed':
        return main.getByRole('button', { name: texts.resume }).click()
      case 'page.returned':
        await comeBack(page)
        // Its cart was emptied: the guest has filled it again in another tab.
        return changeCart([line])
      case 'loadProfile.resolves':
        return loadProfile.answer(event.output)
      case 'saveGuest.resolves':
        return saveGuest.answer(event.output)
      case 'book.resolves':
        return leaveToPay(event.output.paymentUrl)
      case 'loadProfile.rejects':
        return loadProfile.fail('unreachable')
      case 'saveGuest.rejects':
        return saveGuest.fail('unreachable')
      case 'book.rejects':
        return event.cause === 'unreachable' ? book.fail(event.cause) : book.refuse(event.error)
      case 'redirect.resolves':
      case 'redirect.rejects':
        // The browser went its way at once, or did not.
        return
      default:
        return event satisfies never
    }
  }

  const countKept = async () => String(parseStoredCart(await keptIn(page, CART_KEY)).lines.length)
  return {
    calls: { loadProfile, saveGuest, book },
    play,
    looks: {
      loadingProfile: () => [sees(main.getByText(sessionTexts.reading)), misses(submit)],
      profileFailed: ({ context }) => [sees(main.getByText(context.problem))],
      editing({ context }) {
        if (context.lines.length === 0) return [sees(main.getByText(texts.empty)), misses(submit)]
        return [
          isPressable(submit, context.termsAccepted ? 'ready' : 'off'),
          isChosen(terms, context.termsAccepted),
          isChosen(part, context.payPercent === '30%'),
          context.missing.includes('DateOfBirth') ? sees(complaint) : misses(complaint),
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
    async told(message) {
      if ('type' in message && message.type === 'booking.placed') return shows('The kept cart', '0', countKept)
      return toldByToast(page, message)
    },
  }
}
