import { completeProfile, type TestGuest } from '#tests/support/guests.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import { createCheckoutWorld, type CheckoutWorld } from './checkout-world.ts'
import type { CheckoutStep } from './checkout.model.ts'

/** The checkout of a guest, with nights of its own. */
export function openCheckout(api: TestApi, guest: TestGuest, index: number) {
  const world = createCheckoutWorld(api, guest, index)
  return { ...world, play: (event: CheckoutStep) => playCheckout(world, event) }
}

/** Does what the event says: a person's events on the page, the others by making the API answer so. */
async function playCheckout(world: CheckoutWorld, event: CheckoutStep): Promise<void> {
  const { actor: checkout, api, gate } = world
  switch (event.type) {
    case 'cart.changed':
      return checkout.send({ ...event, lines: event.lines.map(() => world.line) })
    case 'field.changed':
    case 'terms.changed':
    case 'percent.chosen':
    case 'submit.pressed':
    case 'retry.pressed':
    case 'editing.resumed':
    case 'page.returned':
      return checkout.send(event)
    case 'loadProfile.resolves':
      await completeProfile(api, world.guest, { DateOfBirth: event.output.DateOfBirth })
      return gate.open('loadProfile')
    case 'saveGuest.resolves':
      return gate.open('saveGuest')
    case 'book.resolves':
      await world.freeUp()
      await world.setPrice({ isNew: checkout.getSnapshot().context.newQuote !== undefined })
      if (event.output.paymentUrl === '') world.forgetAddress()
      return gate.open('book')
    case 'redirect.resolves':
      gate.open('redirect')
      return void (await world.left)
    case 'loadProfile.rejects':
    case 'saveGuest.rejects':
    case 'book.rejects':
    case 'redirect.rejects':
      await world.freeUp()
      await world.setPrice({ isNew: checkout.getSnapshot().context.newQuote !== undefined })
      await fail(world, event.cause)
      return gate.open(event.type.replace('.rejects', ''))
    default:
      event satisfies never
  }
}

type Cause = Extract<CheckoutStep, { cause: string }>['cause']

async function fail(world: CheckoutWorld, cause: Cause): Promise<void> {
  switch (cause) {
    case 'unreachable':
      return world.cutNetwork()
    case 'dates taken':
      await world.forgetOrder()
      return world.sellOut()
    case 'price changed':
      await world.forgetOrder()
      return world.setPrice({ isNew: true })
    case 'gateway away':
      return world.loseGateway()
    case 'browser refuses':
      return world.refuseToLeave()
    default:
      cause satisfies never
  }
}
