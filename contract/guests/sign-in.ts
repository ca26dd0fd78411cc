import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { codeOf } from '#contract/values/one-time-code.ts'
import { ActivityId, line } from '#contract/wire.ts'

const Phone = line(32)
const MessageId = z.uuid()
/** Length and digits are checked by the use case: a mistyped code is a wrong code, not a malformed request. */
const Otp = z.string().check(z.overwrite(codeOf), z.maxLength(200))

export const isRegistered = endpoint({
  method: 'GET',
  path: 'AppUser/isExist',
  area: 'Sign-in',
  summary: 'Whether a phone has signed up',
  caller: 'anyone',
  problems: ['phone_invalid'],
  limits: { lookupsPerAddress: 'network' },
  query: z.strictObject({ phoneNumber: Phone }),
  data: z.boolean(),
})

/** Sends a one-time code; `Id` is the message's, which verification names. */
const sendsCode = {
  area: 'Sign-in',
  caller: 'anyone',
  once: 'answer',
  takesStamp: true,
  limits: { codesPerAddress: 'network' },
  data: z.object({ Id: MessageId }),
} as const

export const requestCode = endpoint({
  ...sendsCode,
  method: 'GET',
  path: 'Message/OTP/{phone}',
  summary: 'Sends a one-time code by SMS',
  problems: ['phone_invalid', 'not_registered', 'already_registered', 'stamp_needed'],
  params: z.strictObject({ phone: Phone }),
  /** CANCELLATION is a sign-in whose message says what else it allows. */
  query: z.strictObject({ activityId: ActivityId, otpFor: z.enum(['LOGIN', 'REGISTRATION', 'CANCELLATION']) }),
})

export const resendSignupCode = endpoint({
  ...sendsCode,
  method: 'POST',
  path: 'Message/OTP',
  summary: 'Sends the code of a sign-up again',
  problems: ['phone_invalid', 'already_registered', 'stamp_needed'],
  body: z.strictObject({ ActivityId, Phone }),
})

/** The code of 'Reset sign-in': the login that it opens ends every other session of that phone. */
export const requestResetCode = endpoint({
  ...sendsCode,
  method: 'POST',
  path: 'MessagingArea/OtpMessage/WebUpdatePassword',
  summary: "Sends the code of 'Reset sign-in'",
  problems: ['phone_invalid', 'not_registered', 'stamp_needed'],
  body: z.strictObject({ ActivityId, Phone }),
})

export const register = endpoint({
  method: 'POST',
  path: 'AppUser/Register',
  area: 'Sign-in',
  summary: 'Signs a guest up, with the code that was sent',
  caller: 'anyone',
  once: 'answer',
  problems: ['phone_invalid', 'already_registered', 'code_wrong', 'code_expired', 'code_spent'],
  limits: { loginsPerAddress: 'network' },
  body: z.strictObject({
    ActivityId,
    PhoneNumber: Phone,
    FirstName: line(60).check(z.minLength(1)),
    LastName: line(60).check(z.minLength(1)),
    MessageId,
    OTP: Otp,
  }),
  data: z.object({ Id: z.int() }),
})

/** `Password` is sent empty, as specified; the proof is the code. */
export const login = endpoint({
  method: 'POST',
  path: 'ManagedArea/Account/Login',
  area: 'Sign-in',
  summary: 'Signs a guest in, with the code that was sent; answers the token',
  caller: 'anyone',
  once: 'secret',
  problems: ['phone_invalid', 'not_registered', 'code_wrong', 'code_expired', 'code_spent'],
  limits: { loginsPerAddress: 'network' },
  body: z.strictObject({
    ActivityId,
    UserName: Phone,
    Password: z.literal(''),
    MessageId,
    OTP: Otp,
  }),
  data: z.object({
    Id: z.int(),
    Name: z.string(),
    Phone: z.string(),
    Email: z.string(),
    Icon: z.string(),
    datacontent: z.string(),
  }),
})

const endsSessions = {
  method: 'POST',
  area: 'Sign-in',
  caller: 'session',
  once: 'answer',
  body: z.strictObject({ ActivityId }),
  data: z.null(),
} as const

export const logout = endpoint({
  ...endsSessions,
  path: 'ManagedArea/Account/Logout',
  summary: 'Ends this session',
})

export const logoutEverywhere = endpoint({
  ...endsSessions,
  path: 'ManagedArea/Account/LogoutEverywhere',
  summary: 'Ends all sessions of the guest',
})

/** Seconds from one code to the next for the same phone and purpose: after the first within an hour, the second, all that follow. */
export const codePauses = [60, 120, 300] as const
