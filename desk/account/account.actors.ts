import { fromPromise } from 'xstate'
import { changePassword, setPin } from '#contract/staff/account.ts'
import type { passwordMachine, pinMachine } from '#machines/desk/account-forms.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

type Sources = { api: DeskApi }

export function createPinActors({ api }: Sources): ActorsOf<typeof pinMachine> {
  return { send: fromPromise(({ input: { fields } }) => api.call(setPin, { body: { Pin: fields.pin } })) }
}

export function createPasswordActors({ api }: Sources): ActorsOf<typeof passwordMachine> {
  return {
    send: fromPromise(({ input: { fields } }) =>
      api.call(changePassword, { body: { Current: fields.current, Password: fields.password } }),
    ),
  }
}
