// Editing one's own profile. Only names are required here; what a booking needs besides is asked for at the checkout.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { Profile } from '#contract/guests.ts'
import { missingFields } from '#contract/wire.ts'
import { unknownGuest, withDefaults, type GuestField } from './parts/guest-details.ts'
import { notProvided, type Toast, warningOf, withProblem } from './parts/shared.ts'
import { texts } from './parts/texts.ts'

const requiredForProfile = [
  ['FirstName', 'First Name'],
  ['LastName', 'Last Name'],
] as const satisfies readonly (readonly [GuestField, string])[]

export const profileFieldsRequired: readonly GuestField[] = requiredForProfile.map(([field]) => field)

type ProfileContext = {
  guest: Profile
  /** Required fields that were empty at the last submission. */
  missing: readonly GuestField[]
  problem: string | undefined
}

export type ProfileEvent =
  | { type: 'field.changed'; field: GuestField; value: string }
  | { type: 'save.pressed' }
  | { type: 'retry.pressed' }

export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as Toast | { type: 'guest.saved'; profile: Profile },
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    loadProfile: fromPromise<Profile>(notProvided('loadProfile')),
    saveGuest: fromPromise<Profile, { guest: Profile }>(notProvided('saveGuest')),
  },
  guards: { isComplete: ({ context }) => missingIn(context.guest).length === 0 },
}).createMachine({
  id: 'profile',
  context: { guest: unknownGuest, missing: [], problem: undefined },
  initial: 'loadingProfile',
  states: {
    loadingProfile: {
      tags: 'loading',
      invoke: {
        src: 'loadProfile',
        onDone: { target: 'editing', actions: assign({ guest: ({ event }) => withDefaults(event.output) }) },
        onError: { target: 'profileFailed', actions: [assign(withProblem), emit(warningOf)] },
      },
    },
    profileFailed: {
      on: { 'retry.pressed': { target: 'loadingProfile', actions: assign({ problem: undefined }) } },
    },
    editing: {
      on: {
        'field.changed': {
          actions: assign(({ context, event }) => ({
            guest: { ...context.guest, [event.field]: event.value },
            missing: context.missing.filter((field) => field !== event.field),
          })),
        },
        'save.pressed': [
          { guard: 'isComplete', target: 'savingGuest' },
          { actions: assign({ missing: ({ context }) => missingIn(context.guest) }) },
        ],
      },
    },
    savingGuest: {
      tags: 'busy',
      entry: assign({ problem: undefined, missing: [] }),
      invoke: {
        src: 'saveGuest',
        input: ({ context }) => ({ guest: context.guest }),
        onDone: {
          target: 'editing',
          actions: [
            assign({ guest: ({ event }) => withDefaults(event.output) }),
            emit(({ event }) => ({ type: 'guest.saved', profile: event.output })),
            emit({ type: 'toast', tone: 'success', text: texts.profileSaved }),
          ],
        },
        onError: { target: 'editing', actions: assign(withProblem) },
      },
    },
  },
})

function missingIn(guest: Profile): GuestField[] {
  return missingFields(requiredForProfile, guest).map(({ field }) => field)
}
