import { useContext, useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import { createBrowserStorage } from '#ui/lib/browser-storage.ts'
import { useToday } from '#ui/lib/clock.ts'
import { useCartLines, useCartSend } from '#src/cart/use-cart.ts'
import { createCheckoutActors } from './checkout.actors.ts'
import { SessionContext, useApi } from '#src/session/use-session.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { usePageReturn } from '#src/lib/page-lifecycle.ts'

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** One checkout, tied to the cart that it books, the session whose profile it saves, and the browser that it sends to pay. */
export function useCheckout(): CheckoutRef {
  const client = useApi()
  const lines = useCartLines()
  const sendToCart = useCartSend()
  const session = useContext(SessionContext)?.session
  const today = useToday()
  const leaveFor = (url: string) => window.location.assign(url)
  const tabStorage = createBrowserStorage(() => sessionStorage)
  const checkout: CheckoutRef = useMachine(
    checkoutMachine,
    () => createCheckoutActors({ client, tabStorage, leaveFor }),
    {
      input: { lines, today },
      on: {
        'guest.saved': ({ profile }) => session?.send({ type: 'profile.changed', profile }),
        'profile.refused': () => session?.send({ type: 'profile.refused' }),
        'prices.changed': ({ prices }) => sendToCart({ type: 'prices.changed', prices }),
        'booking.placed': () => sendToCart({ type: 'booking.placed' }),
      },
    },
  )
  useEffect(() => {
    checkout.send({ type: 'cart.changed', lines })
  }, [checkout, lines])
  usePageReturn(() => checkout.send({ type: 'page.returned' }))
  return checkout
}
