import type { AnyMachineSnapshot } from 'xstate'
import { authMachine } from '#machines/auth.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { authChecks } from './auth-checks.ts'
import { openAuth } from './auth-driver.ts'
import { authModel, type AuthStep } from './auth.model.ts'
import { authTells } from './auth.tells.ts'

const open = ['field.changed', 'dialog.closed', 'page.left', 'session.began'] as const
const codeForm = [...open, 'code.submitted', 'resend.pressed', 'back.pressed'] as const

export const authFlow = flowOf<typeof authMachine, AuthStep, ReturnType<typeof openAuth>>(authMachine, {
  model: authModel,
  open: ({ api }, index) => openAuth(api(), `+88017${String(index).padStart(8, '0')}`),
  shownOf({ context }: AnyMachineSnapshot) {
    const filled = ['phone', 'firstName', 'lastName', 'code'].filter((field) => Reflect.get(context, field) !== '')
    return { filled, problem: context.problem, missing: context.missing }
  },
  // Who signed in is the world's own.
  saidOf: (emitted) => ('user' in emitted ? { ...emitted, user: 'the guest' } : emitted),
  checks: authChecks,
  leadsTo: {
    'checkRegistration.resolves (true)': ['LOGIN.requestingCode', 'SIGNUP.phoneTaken'],
    'checkRegistration.resolves (false)': ['LOGIN.filling', 'SIGNUP.filling'],
    'checkRegistration.rejects (unreachable)': ['LOGIN.filling', 'SIGNUP.filling'],
    'requestCode.resolves': ['OTP', 'OTP_LOGIN', 'OTP_RESET_PASSWORD'],
    'requestCode.rejects (unreachable)': ['LOGIN.filling', 'SIGNUP.filling', 'OTP_LOGIN.form.filling'],
    'requestCode.rejects (already registered)': 'SIGNUP.phoneTaken',
    'requestCode.rejects (too early)': ['OTP', 'OTP_LOGIN', 'OTP_RESET_PASSWORD'],
    'resendCode.resolves': ['OTP.resend.waiting', 'OTP_LOGIN.resend.waiting', 'OTP_RESET_PASSWORD.resend.waiting'],
    'resendCode.rejects (unreachable)': [
      'OTP.resend.allowed',
      'OTP_LOGIN.resend.allowed',
      'OTP_RESET_PASSWORD.resend.allowed',
    ],
    'resendCode.rejects (too early)': [
      'OTP.resend.waiting',
      'OTP_LOGIN.resend.waiting',
      'OTP_RESET_PASSWORD.resend.waiting',
    ],
    'resendPause.elapses': ['OTP.resend.allowed', 'OTP_LOGIN.resend.allowed', 'OTP_RESET_PASSWORD.resend.allowed'],
    'register.resolves': 'OTP.form.signingIn',
    'register.rejects (unreachable)': 'OTP.form.filling',
    'register.rejects (code expired)': 'OTP.form.filling',
    'signIn.resolves': 'remembering',
    'signIn.rejects (unreachable)': ['OTP_LOGIN.form.filling', 'OTP_RESET_PASSWORD.form.filling'],
    'signIn.rejects (code expired)': 'OTP_RESET_PASSWORD.form.filling',
    'storeUser.resolves': 'closed',
    'storeUser.rejects (storage denied)': 'closed',
  },
  tells: authTells,
  takes: {
    closed: ['dialog.opened'],
    LOGIN: [...open, 'signup.chosen', 'phone.submitted'],
    SIGNUP: [...open, 'login.chosen', 'phone.left', 'signup.submitted'],
    OTP: codeForm,
    OTP_LOGIN: [...codeForm, 'reset.pressed'],
    OTP_RESET_PASSWORD: codeForm,
    remembering: [],
  },
})
