// The form of a guest's details, at the checkout and on their profile: loaded first, then filled in.

import { guestProblems, type GuestProblem, type Profile } from '#contract/guests/guests.ts'
import { ApiUnreachable, sentenceOf } from '#contract/problem.ts'
import type { FormState } from './form.ts'
import { type GuestField, withDefaults } from './guest-details.ts'
import { type Done, type Toast, warning } from './shared.ts'

export type GuestProblems = { readonly [Field in GuestField]?: 'missing' | GuestProblem | undefined }

export type GuestFormState = FormState<Profile, GuestProblems> & {
  /** The calendar date in Dhaka. */
  today: string
}

/** What is wrong with what is filled in, and what is missing. */
export function guestFormProblems(guest: Profile, missing: readonly GuestField[], today: string): GuestProblems {
  return { ...guestProblems(guest, today), ...Object.fromEntries(missing.map((field) => [field, 'missing'])) }
}

/** For a machine with the actor, the guard and the actions of these names. Specified: a guest whose profile is refused is signed out. */
export const loadingProfile = {
  tags: 'loading',
  invoke: {
    src: 'loadProfile',
    onDone: { target: 'filling', actions: 'takeProfile' },
    onError: [
      { guard: 'isUnreachable', target: 'profileFailed', actions: ['showRefusal', 'warn'] },
      { target: 'profileFailed', actions: ['showRefusal', 'warn', 'reportProfileRefused'] },
    ],
  },
} as const

type Made = { event: { type: string } }

export function isUnreachable({ event }: Made): boolean {
  return 'error' in event && event.error instanceof ApiUnreachable
}

export function warningOfRefusal({ event }: Made): Toast {
  return warning('error' in event ? sentenceOf(event.error) : '')
}

export function takeProfile({ event }: Made) {
  return isLoaded(event) ? { fields: withDefaults(event.output) } : {}
}

function isLoaded(event: { type: string }): event is Done<Profile>['event'] {
  return 'output' in event
}
