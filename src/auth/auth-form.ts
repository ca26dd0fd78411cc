import type { SnapshotFrom } from 'xstate'
import type { authMachine } from '#machines/auth.machine.ts'

export type AuthSnapshot = SnapshotFrom<typeof authMachine>

/** The forms of the dialog, by the specification's names. */
export type AuthForm = 'LOGIN' | 'SIGNUP' | 'OTP' | 'OTP_LOGIN' | 'OTP_RESET_PASSWORD'

/** The form on the screen; undefined while the dialog is closed. The user is stored from under the form that was verified. */
export function selectForm(snapshot: AuthSnapshot): AuthForm | undefined {
  const { value } = snapshot
  if (typeof value === 'object')
    return (['LOGIN', 'SIGNUP', 'OTP', 'OTP_LOGIN'] as const).find((form) => form in value) ?? 'OTP_RESET_PASSWORD'
  return value === 'closed' ? undefined : 'OTP_LOGIN'
}

export const selectIsBusy = (snapshot: AuthSnapshot) => snapshot.hasTag('busy')
export const selectIsSignupDisabled = (snapshot: AuthSnapshot) => snapshot.hasTag('signupDisabled')
export const selectIsSignupOffered = (snapshot: AuthSnapshot) => snapshot.hasTag('signupOffered')
export const selectIsBeside = (snapshot: AuthSnapshot) => snapshot.context.isBeside
export const selectReturnTo = (snapshot: AuthSnapshot) => snapshot.context.returnTo
export const selectProblem = (snapshot: AuthSnapshot) => snapshot.context.problem
export const selectProblems = (snapshot: AuthSnapshot) => snapshot.context.problems
export const selectPhone = (snapshot: AuthSnapshot) => snapshot.context.phone
export const selectMessageId = (snapshot: AuthSnapshot) => snapshot.context.messageId
export const selectResendPauseMs = (snapshot: AuthSnapshot) => snapshot.context.resendPauseMs
export const selectIsResendDisabled = (snapshot: AuthSnapshot) => snapshot.hasTag('resendDisabled')

export function selectIsResendWaiting(snapshot: AuthSnapshot): boolean {
  const resend = 'waiting'
  return (
    snapshot.matches({ OTP: { resend } }) ||
    snapshot.matches({ OTP_LOGIN: { resend } }) ||
    snapshot.matches({ OTP_RESET_PASSWORD: { resend } })
  )
}
