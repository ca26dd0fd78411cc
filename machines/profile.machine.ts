// Editing one's own profile. Only names are required here; what a booking needs besides is asked for at the checkout.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { Profile } from '#contract/guests.ts'
import { missingFields } from '#contract/values/required-fields.ts'
import { unknownGuest, withDefaults, wrongGuestFields, type GuestField } from './parts/guest-details.ts'
import { isUnreachable, notProvided, type Toast, warningOf, withProblem } from './parts/shared.ts'
import { texts } from './parts/texts.ts'

const requiredForProfile = [
  ['FirstName', 'First Name'],
  ['LastName', 'Last Name'],
] as const satisfies readonly (readonly [GuestField, string])[]

export const profileFieldsRequired: readonly GuestField[] = requiredForProfile.map(([field]) => field)

type ProfileContext = {
  /** The calendar date in Dhaka. */
  today: string
  guest: Profile
  /** What the last submission stopped at: empty though required, or filled in wrongly. */
  wrong: readonly GuestField[]
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
    input: {} as { today: string },
    emitted: {} as Toast | { type: 'guest.saved'; profile: Profile } | { type: 'profile.refused' },
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    /** Repeats itself once when the server fails. */
    loadProfile: fromPromise<Profile>(notProvided('loadProfile')),
    saveGuest: fromPromise<Profile, { guest: Profile }>(notProvided('saveGuest')),
  },
  guards: { isComplete: ({ context }) => wrongIn(context).length === 0 },
}).createMachine({
  id: 'profile',
  context: ({ input: { today } }) => ({ today, guest: unknownGuest, wrong: [], problem: undefined }),
  initial: 'loadingProfile',
  states: {
    loadingProfile: {
      tags: 'loading',
      invoke: {
        src: 'loadProfile',
        onDone: { target: 'editing', actions: assign({ guest: ({ event }) => withDefaults(event.output) }) },
        onError: [
          { guard: isUnreachable, target: 'profileFailed', actions: [assign(withProblem), emit(warningOf)] },
          // Specified: a guest whose profile is refused is signed out.
          {
            target: 'profileFailed',
            actions: [assign(withProblem), emit(warningOf), emit({ type: 'profile.refused' })],
          },
        ],
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
            wrong: context.wrong.filter((field) => field !== event.field),
          })),
        },
        'save.pressed': [
          { guard: 'isComplete', target: 'savingGuest' },
          { actions: assign({ wrong: ({ context }) => wrongIn(context) }) },
        ],
      },
    },
    savingGuest: {
      tags: 'busy',
      entry: assign({ problem: undefined, wrong: [] }),
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

function wrongIn({ guest, today }: ProfileContext): GuestField[] {
  return wrongGuestFields(guest, missingFields(requiredForProfile, guest), today)
}
