// Editing one's own profile. Only names are required here; the checkout asks for what else a booking needs.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { Profile } from '#contract/guests/guests.ts'
import { missingFields } from '#contract/values/required-fields.ts'
import { emptyForm, filling, formBy, type FormEvent } from './parts/form.ts'
import { unknownGuest, withDefaults } from './parts/guest-details.ts'
import {
  guestFormProblems,
  type GuestFormState,
  isUnreachable,
  loadingProfile,
  takeProfile,
  warningOfRefusal,
} from './parts/guest-form.ts'
import { notProvided, type Toast } from './parts/shared.ts'
import { texts } from './parts/texts.ts'

export const requiredForProfile = ['FirstName', 'LastName'] as const

export type ProfileEvent = FormEvent<Profile> | { type: 'retry.pressed' }

const form = formBy<GuestFormState>(({ fields, today }) =>
  guestFormProblems(fields, missingFields(requiredForProfile, fields), today),
)

export const profileMachine = setup({
  types: {
    context: {} as GuestFormState,
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
  guards: { isValid: form.isValid, isUnreachable },
  actions: {
    change: assign(form.change),
    showProblems: assign(form.showProblems),
    showRefusal: assign(form.showRefusal),
    warn: emit(warningOfRefusal),
    reportProfileRefused: emit({ type: 'profile.refused' }),
    takeProfile: assign(takeProfile),
  },
}).createMachine({
  id: 'profile',
  context: ({ input: { today } }) => ({ ...emptyForm(unknownGuest), today }),
  initial: 'loadingProfile',
  states: {
    loadingProfile,
    profileFailed: {
      on: { 'retry.pressed': { target: 'loadingProfile', actions: assign({ problem: undefined }) } },
    },
    filling: { on: filling },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'saveGuest',
        input: ({ context }) => ({ guest: context.fields }),
        onDone: {
          target: 'filling',
          actions: [
            assign({ fields: ({ event }) => withDefaults(event.output) }),
            emit(({ event }) => ({ type: 'guest.saved', profile: event.output })),
            emit({ type: 'toast', tone: 'success', text: texts.profileSaved }),
          ],
        },
        onError: { target: 'filling', actions: 'showRefusal' },
      },
    },
  },
})
