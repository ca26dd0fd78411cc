import type { TestApi } from '#tests/support/test-api.ts'
import { lastCode } from '#tests/support/guests.ts'
import { createAuthWorld, type AuthWorld, type ShownAuth } from './auth-world.ts'
import type { AuthStep } from './auth.model.ts'

/** The dialog of a browser in which this phone is typed. */
export function openAuth(api: TestApi, phone: string) {
  const world = createAuthWorld(api, phone)
  return { ...world, play: (event: AuthStep) => playAuth(world, event) }
}

/** Does what the event says: a person's events in the dialog, the others by making the API answer so. */
async function playAuth(world: AuthWorld, event: AuthStep): Promise<void> {
  const { actor: auth, api, gate, phone } = world
  switch (event.type) {
    case 'field.changed': {
      const typed = { phone, code: '', firstName: event.value, lastName: event.value }[event.field]
      const value = event.field === 'code' ? await lastCode(api, phone) : typed
      return auth.send({ ...event, value })
    }
    case 'dialog.opened':
    case 'dialog.closed':
    case 'page.left':
    case 'session.began':
    case 'login.chosen':
    case 'signup.chosen':
    case 'phone.left':
    case 'phone.submitted':
    case 'signup.submitted':
    case 'code.submitted':
    case 'resend.pressed':
    case 'reset.pressed':
    case 'back.pressed':
      return auth.send(event)
    case 'checkRegistration.resolves':
      await (event.output ? world.register() : world.unregister())
      return gate.open('checkRegistration')
    case 'requestCode.resolves':
    case 'resendCode.resolves':
      await (isSigningUp(auth.getSnapshot()) ? world.unregister() : world.register())
      return gate.open(event.type === 'requestCode.resolves' ? 'requestCode' : 'resendCode')
    case 'register.resolves':
      await world.unregister()
      return gate.open('register')
    case 'signIn.resolves':
      await world.register()
      return gate.open('signIn')
    case 'storeUser.resolves':
      return gate.open('storeUser')
    case 'resendPause.elapses':
      return world.clock.increment(300_000)
    case 'checkRegistration.rejects':
    case 'requestCode.rejects':
    case 'resendCode.rejects':
    case 'register.rejects':
    case 'signIn.rejects':
    case 'storeUser.rejects':
      await fail(world, event.cause, isSigningUp(auth.getSnapshot()))
      return gate.open(event.type.replace('.rejects', ''))
    default:
      event satisfies never
  }
}

type Cause = Extract<AuthStep, { cause: string }>['cause']

async function fail(world: AuthWorld, cause: Cause, isSigningUp: boolean): Promise<void> {
  switch (cause) {
    case 'unreachable':
      return world.cutNetwork()
    case 'already registered':
      return world.register()
    case 'code expired':
      return world.outliveCodes()
    case 'too early':
      world.spaceCodes()
      return isSigningUp ? world.unregister() : world.register()
    case 'storage denied':
      return world.denyStorage()
    default:
      cause satisfies never
  }
}

function isSigningUp(shown: ShownAuth): boolean {
  return shown.matches('SIGNUP') || shown.matches('OTP')
}
