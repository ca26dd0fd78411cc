import { fromPromise } from 'xstate'
import {
  isRegistered,
  login,
  register,
  requestCode,
  requestResetCode,
  resendSignupCode,
} from '#contract/guests/sign-in.ts'
import type { authMachine } from '#machines/auth.machine.ts'
import type { CodePurpose } from '#machines/parts/auth-dialog.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import { withStamp, type EarnStamp } from './earn-stamp.ts'
import { type BrowserStorage, USER_KEY } from '#ui/lib/browser-storage.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import { KNOWN_KEY, storedUserOf } from '#src/session/stored-user.ts'

type AuthMeans = { client: ApiClient; storage: BrowserStorage; earnStamp: EarnStamp }
type CodeRequest = { phone: string; purpose: CodePurpose }
type CodeAnswer = { phone: string; messageId: string; code: string }
type Registration = CodeAnswer & { firstName: string; lastName: string }

export function createAuthActors({ client, storage, earnStamp }: AuthMeans): ActorsOf<typeof authMachine> {
  const sendCode = idempotent(async ({ phone, purpose }: CodeRequest, activityId) => {
    if (purpose === 'RESET') return resetCode(phone, activityId)
    const request = { params: { phone }, query: { activityId, otpFor: purpose } }
    return (await withStamp(earnStamp, (headers) => client.call(requestCode, request, { headers }))).Id
  })
  const resendCode = idempotent(async ({ phone, purpose }: CodeRequest, activityId) => {
    if (purpose === 'LOGIN') return sendCode({ phone, purpose })
    if (purpose === 'RESET') return resetCode(phone, activityId)
    const request = { body: { ActivityId: activityId, Phone: phone } }
    return (await withStamp(earnStamp, (headers) => client.call(resendSignupCode, request, { headers }))).Id
  })
  const resetCode = async (phone: string, activityId: string) => {
    const request = { body: { ActivityId: activityId, Phone: phone } }
    return (await withStamp(earnStamp, (headers) => client.call(requestResetCode, request, { headers }))).Id
  }

  const registerGuest = idempotent(async (guest: Registration, activityId) => {
    await client.call(register, {
      body: {
        ActivityId: activityId,
        PhoneNumber: guest.phone,
        FirstName: guest.firstName,
        LastName: guest.lastName,
        MessageId: guest.messageId,
        OTP: guest.code,
      },
    })
  })
  const logIn = idempotent(async ({ phone, messageId, code }: CodeAnswer, activityId) => {
    const answer = await client.call(login, {
      body: { ActivityId: activityId, UserName: phone, Password: '', MessageId: messageId, OTP: code },
    })
    return storedUserOf(answer)
  })

  return {
    checkRegistration: fromPromise(({ input, signal }) =>
      client.call(isRegistered, { query: { phoneNumber: input.phone } }, { signal }),
    ),
    requestCode: fromPromise(({ input }) => sendCode(input)),
    resendCode: fromPromise(({ input }) => resendCode(input)),
    register: fromPromise(({ input }) => registerGuest(input)),
    signIn: fromPromise(({ input }) => logIn(input)),
    storeUser: fromPromise(async ({ input }) => {
      storage.set(USER_KEY, JSON.stringify(input.user))
      storage.set(KNOWN_KEY, 'yes')
    }),
  }
}
