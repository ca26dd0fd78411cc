import type { CheckoutWorld, ShownCheckout } from './checkout-world.ts'

type Check = (shown: ShownCheckout, world: CheckoutWorld) => Promise<string[]> | string[]

/** What is wrong with the page and the world in each state, beyond what the model knows; nothing, if all is well. */
export const checkoutChecks = {
  loadingProfile: (shown) => (shown.hasTag('loading') ? [] : ['Nobody sees that the profile is loading']),
  profileFailed: (shown) => (shown.context.problem ? [] : ['Nobody is told why there is no form']),
  editing: ({ context }, { guest }) =>
    context.guest.Phone === guest.phone ? [] : ['The form is not the one of this guest'],
  savingGuest: (shown) =>
    shown.hasTag('busy') && shown.context.termsAccepted && shown.context.lines.length > 0
      ? []
      : ['It goes on although the form can be changed, the terms are open or the cart is empty'],
  booking: (shown) => (shown.hasTag('busy') ? [] : ['The form can be changed while it is being booked']),
  async redirecting({ context }, world) {
    const held = await world.ordersWithHeldNights()
    if (!context.paymentUrl.startsWith('https://gateway.example/pay/')) return ['There is no payment page']
    // Whoever submits once more because the browser did not leave holds a second order until the first one's hold ends.
    return held > 0 ? [] : ['The API holds no nights for this guest']
  },
  failed: ({ context }) => (context.problem ? [] : ['Nobody is told what failed']),
} satisfies Record<ShownCheckout['value'], Check>
