// The forms of accounts. A password or PIN is in its form until it was sent, and nowhere else.

import { type DeskSession, PIN_DIGITS, SHORTEST_PASSWORD } from '#contract/staff/account.ts'
import { isEmailAddress } from '#contract/guests/guests.ts'
import { codeOf } from '#contract/values/one-time-code.ts'
import type { ContentRight, Role } from '#contract/values/roles.ts'
import { formMachine } from '#machines/parts/form.ts'
import { missingText } from '#machines/parts/problems.ts'

export type PinFields = { pin: string; again: string }
type PinProblems = { pin?: 'unreadable'; again?: 'differs' }

export const pinMachine = formMachine<PinFields, PinProblems, undefined, DeskSession>({
  id: 'pin',
  start: () => ({ pin: '', again: '' }),
  validate: ({ fields }) => pinProblems(fields),
  after: () => ({ pin: '', again: '' }),
})

export function pinProblems({ pin, again }: PinFields): PinProblems {
  return {
    ...(!isPin(pin) && { pin: 'unreadable' }),
    ...(codeOf(again) !== codeOf(pin) && { again: 'differs' }),
  }
}

export function isPin(text: string): boolean {
  const pin = codeOf(text)
  return /^\d+$/.test(pin) && pin.length === PIN_DIGITS
}

/** The new one is typed twice: what is typed unseen is easily mistyped. */
export type PasswordFields = { current: string; password: string; again: string }
type NewPasswordProblems = { password?: 'tooShort'; again?: 'differs' }

export const passwordMachine = formMachine<
  PasswordFields,
  NewPasswordProblems & { current?: 'missing' },
  undefined,
  DeskSession
>({
  id: 'password',
  start: () => ({ current: '', password: '', again: '' }),
  validate: ({ fields }) => ({ ...(fields.current === '' && { current: 'missing' }), ...passwordProblems(fields) }),
  after: () => ({ current: '', password: '', again: '' }),
})

export function passwordProblems({ password, again }: Omit<PasswordFields, 'current'>): NewPasswordProblems {
  return {
    ...(password.length < SHORTEST_PASSWORD && { password: 'tooShort' }),
    ...(again !== password && { again: 'differs' }),
  }
}

/** At the first sign-in. The session's machine sends it. */
export const newPasswordMachine = formMachine({
  id: 'newPassword',
  start: () => ({ password: '', again: '' }),
  validate: ({ fields }) => passwordProblems(fields),
  after: (fields) => fields,
})

export type NewMember = { name: string; email: string; role: Role; content: ContentRight }
type NewMemberProblems = { name?: 'missing' | undefined; email?: 'unreadable' | undefined }

/** Answers the first password. */
export const addMemberMachine = formMachine<NewMember, NewMemberProblems, undefined, string>({
  id: 'addMember',
  start: () => ({ name: '', email: '', role: 'desk', content: 'none' }),
  validate: ({ fields }) => memberProblems(fields),
  after: (fields) => fields,
})

export function memberProblems({ name, email }: NewMember): NewMemberProblems {
  return { name: missingText(name), email: isEmailAddress(email) ? undefined : 'unreadable' }
}

/** What an account may do: at the desk, and with the content of the site. */
export type Rights = Pick<NewMember, 'role' | 'content'>

export const roleMachine = formMachine<Rights, object, Rights>({
  id: 'role',
  start: ({ role, content }) => ({ role, content }),
  validate: () => ({}),
  after: (fields) => fields,
})
