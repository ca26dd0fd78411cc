import { useActorRef } from '@xstate/react'
import { useContext, useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import { createBrowserStorage } from '#src/lib/browser-storage.ts'
import { useCartLines, useCartSend } from '#src/cart/use-cart.ts'
import { createCheckoutActors } from './checkout.actors.ts'
import { SessionContext, useApi } from '#src/session/use-session.ts'
import { showToast } from '#src/lib/toasts.ts'

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** One checkout, tied to the cart that it books, the session whose profile it saves, and the browser that it sends to pay. */
export function useCheckout(): CheckoutRef {
  const client = useApi()
  const lines = useCartLines()
  const sendToCart = useCartSend()
  const session = useContext(SessionContext)?.session
  const [machine] = useState(() => {
    const tabStorage = createBrowserStorage(() => sessionStorage)
    const leaveFor = (url: string) => window.location.assign(url)
    return checkoutMachine.provide({ actors: createCheckoutActors({ client, tabStorage, leaveFor }) })
  })
  const checkout = useActorRef(machine, { input: { lines } })

  useEffect(() => {
    const told = [
      checkout.on('toast', ({ tone, text, closeAfterMs }) => showToast(tone, text, closeAfterMs)),
      checkout.on('guest.saved', ({ profile }) => session?.send({ type: 'profile.changed', profile })),
      checkout.on('booking.placed', () => sendToCart({ type: 'booking.placed' })),
    ]
    return () => told.forEach((subscription) => subscription.unsubscribe())
  })
  useEffect(() => {
    checkout.send({ type: 'cart.changed', lines })
  }, [checkout, lines])
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) checkout.send({ type: 'page.returned' })
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [checkout])
  return checkout
}
