import { fromPromise } from 'xstate'
import {
  changePassword,
  enrol,
  lockDesk,
  proveCode,
  readDeskSession,
  signInToDesk,
  signOutOfDesk,
  switchTo,
} from '#contract/staff/account.ts'
import type { deskSessionMachine } from '#machines/desk/desk-session.machine.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import { type DeskApi, isHere } from './desk-api.ts'
import type { IdleWatch } from './idle-watch.ts'

type Sources = { api: DeskApi; idle: Pick<IdleWatch, 'wasIdle' | 'watch'> }

export function createDeskSessionActors({ api, idle }: Sources): ActorsOf<typeof deskSessionMachine> {
  return {
    readSession: fromPromise(async () => ({ session: await api.call(readDeskSession, {}), isIdle: idle.wasIdle() })),
    provePassword: fromPromise(({ input: { email, password } }) =>
      api.call(signInToDesk, { body: { Email: email, Password: password } }, isHere),
    ),
    proveCode: fromPromise(({ input: { code, isRemembered } }) =>
      api.call(proveCode, { body: { Code: code, Remember: isRemembered } }, isHere),
    ),
    enrol: fromPromise(({ input: { code } }) => api.call(enrol, { body: { Code: code } }, isHere)),
    // A password that was given is proved a moment before it is changed.
    changePassword: fromPromise(({ input: { password } }) =>
      api.call(changePassword, { body: { Current: '', Password: password } }, isHere),
    ),
    takeOver: fromPromise(({ input: { memberId, pin } }) =>
      api.call(switchTo, { body: { MemberId: memberId, Pin: pin } }, isHere),
    ),
    lockDesk: fromPromise(({ signal }) => api.call(lockDesk, { body: {} }, { signal })),
    endSession: fromPromise(() => api.call(signOutOfDesk, { body: {} })),
    watchIdle: fromPromise(({ signal }) => idle.watch(signal)),
  }
}
