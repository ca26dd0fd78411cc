import { profileMachine } from '#machines/profile.machine.ts'
import { createProfileActors } from '#src/profile/profile.actors.ts'
import { unanswered, failed } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { completeProfile } from '#tests/support/guests.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { aProfile } from '#tests/support/site-builders.ts'

const guest = aProfile()
/** A document's last day, too long ago. */
const EXPIRED = '19-11-2026'

export const profileFlow = flowOf(profileMachine)({
  input: { today: TODAY },
  open({ place: { api, guest: own }, clientOf }) {
    const client = clientOf({ token: () => own.token })
    return { actors: createProfileActors({ client }), api, own }
  },
  events: [
    {
      event: { type: 'loadProfile.resolves', output: guest },
      // A guest who named no country is offered Bangladesh.
      prepare: async ({ api, own }) => void (await completeProfile(api, own, { Country: '' })),
    },
    unanswered('loadProfile', ['', 'toast warning']),
    {
      ...failed('loadProfile'),
      shows: ['Unexpected Error Occurred!', 'toast warning Unexpected Error Occurred!', 'profile.refused'],
    },
    { event: { type: 'retry.pressed' }, shows: 'cleared' },
    {
      event: { type: 'field.changed', field: 'FirstName', value: '' },
      detail: 'empty',
      shows: 'FirstName: missing',
      offered: ({ context }) => context.fields.FirstName !== '' && context.fields.IdentityExpireDate !== EXPIRED,
    },
    {
      event: { type: 'field.changed', field: 'FirstName', value: guest.FirstName },
      detail: 'filled',
      offered: ({ context }) => context.fields.FirstName !== guest.FirstName,
      shows: 'cleared',
    },
    {
      event: { type: 'field.changed', field: 'IdentityExpireDate', value: EXPIRED },
      detail: 'expired',
      shows: 'IdentityExpireDate: documentExpired',
      offered: ({ context }) =>
        context.fields.FirstName !== '' &&
        context.fields.IdentityExpireDate !== EXPIRED &&
        context.problem === undefined,
    },
    {
      event: { type: 'field.changed', field: 'IdentityExpireDate', value: guest.IdentityExpireDate },
      detail: 'valid again',
      offered: ({ context }) => context.fields.IdentityExpireDate === EXPIRED,
      shows: 'cleared',
    },
    {
      event: { type: 'form.submitted' },
      shows: ['FirstName: missing', 'IdentityExpireDate: documentExpired', 'cleared'],
    },
    {
      event: { type: 'saveGuest.resolves', output: guest },
      shows: ['guest.saved', 'toast success Your profile has been saved.'],
    },
    unanswered('saveGuest', ['']),
  ],
  // Problems are read by no guard; that they are cleared is seen only where there are some.
  readByGuards: ({ context }) => [
    context.fields.FirstName,
    context.fields.IdentityExpireDate,
    context.problem !== undefined,
    context.problems,
  ],
  shownOf: ({ context }) => ({
    firstName: context.fields.FirstName,
    problems: context.problems,
    problem: context.problem,
  }),
  // Whose profile was saved is the world's own.
  emittedOf: (emitted) => ('profile' in emitted ? { ...emitted, profile: "the guest's" } : emitted),
  checks: {
    profileFailed: ({ context }) => (context.problem === undefined ? ['No reason is shown why there is no form'] : []),
    filling: ({ context }, { own }) =>
      context.fields.Phone === own.phone && context.fields.Country === 'Bangladesh'
        ? []
        : ['The form is not the one of this guest, or offers no country'],
  },
})
