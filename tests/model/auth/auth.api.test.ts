import type { AnyMachineSnapshot } from 'xstate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuthEvent } from '#machines/auth.setup.ts'
import { USER_KEY } from '#src/session/stored-user.ts'
import { startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { unlimited } from '#tests/support/unlimited.ts'
import { authChecks, isAuthState } from './auth-checks.ts'
import { playAuth } from './auth-driver.ts'
import { createAuthWorld, type ShownAuth } from './auth-world.ts'
import { authModel } from './auth.model.ts'
import { reach, stateName } from './reach.ts'
import { wronglyTaken } from './refusals.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ deps: { limits: unlimited } })
})
afterAll(() => api.close())

const driven = new Set<string>()

/** What the dialog shows, as model and production can be compared. */
function shownOf({ value, context }: ShownAuth | AnyMachineSnapshot): object {
  const filled = ['phone', 'firstName', 'lastName', 'code'].filter((field) => Reflect.get(context, field) !== '')
  return { value, filled, problem: context.problem, missing: context.missing }
}

test.each(authModel.paths.map((path, index) => ({ ...path, index })))('$title', async ({ steps, index }) => {
  const world = createAuthWorld(api, `+88017${String(index).padStart(8, '0')}`)
  world.auth.start()

  for (const step of steps) {
    await playAuth(api, world, step.event)
    const shown = await reach(world.auth, step.after)
    world.mend()

    expect(shownOf(shown)).toEqual(shownOf(step.after))
    const name = stateName(shown)
    if (!isAuthState(name)) throw new Error(`The state ${name} has no check`)
    expect(await authChecks[name](shown, api)).toEqual([])
    expect(world.storage.get(USER_KEY) !== undefined).toBe(step.event.type === 'storeUser.resolves')
    driven.add(authModel.nameOf(step))
  }
  world.auth.stop()
})

test('what a state of the auth dialog does not take leaves it as it was', () => {
  const open = ['field.changed', 'dialog.closed', 'page.left', 'session.began'] as const
  const codeForm = [...open, 'code.submitted', 'resend.pressed', 'back.pressed'] as const
  const takes = {
    closed: ['dialog.opened'],
    LOGIN: [...open, 'signup.chosen', 'phone.submitted'],
    SIGNUP: [...open, 'login.chosen', 'phone.left', 'signup.submitted'],
    OTP: codeForm,
    OTP_LOGIN: [...codeForm, 'reset.pressed'],
    OTP_RESET_PASSWORD: codeForm,
    remembering: [],
  } satisfies Record<keyof typeof authChecks, readonly AuthEvent['type'][]>

  expect(wronglyTaken(authModel, new Map<string, readonly string[]>(Object.entries(takes)), [])).toEqual([])
})

test('every transition of the auth dialog was driven', () => {
  expect([...authModel.transitions].filter((transition) => !driven.has(transition))).toEqual([])
  expect(authModel.transitions.size).toBeGreaterThan(100)
})
