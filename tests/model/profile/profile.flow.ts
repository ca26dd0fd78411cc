import { profileMachine } from '#machines/profile.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { openProfile } from './profile-driver.ts'
import { profileModel, type ProfileStep } from './profile.model.ts'
import { profileTells } from './profile.tells.ts'

export const profileFlow = flowOf<typeof profileMachine, ProfileStep, ReturnType<typeof openProfile>>(profileMachine, {
  model: profileModel,
  needs: { api: true, guests: 1 },
  open: ({ api, guest }) => openProfile(api(), guest()),
  shownOf: ({ context: { guest, missing, problem } }) => ({ firstName: guest.FirstName, missing, problem }),
  // Whose profile was saved is the world's own.
  saidOf: (emitted) => ('profile' in emitted ? { ...emitted, profile: "the guest's" } : emitted),
  checks: {
    loadingProfile: (shown) => (shown.hasTag('loading') ? [] : ['Nobody sees that the profile is loading']),
    profileFailed: ({ context }) => (context.problem === undefined ? ['Nobody is told why there is no form'] : []),
    editing: ({ context }, { guest }) =>
      context.guest.Phone === guest.phone ? [] : ['The form is not the one of this guest'],
    savingGuest: (shown) => (shown.hasTag('busy') ? [] : ['The form can be changed while it is being saved']),
  },
  leadsTo: {
    'loadProfile.resolves': 'editing',
    'loadProfile.rejects (unreachable)': 'profileFailed',
    'loadProfile.rejects (server fault)': 'profileFailed',
    'saveGuest.resolves': 'editing',
    'saveGuest.rejects (unreachable)': 'editing',
    'saveGuest.rejects (server fault)': 'editing',
  },
  tells: profileTells,
  takes: {
    loadingProfile: [],
    profileFailed: ['retry.pressed'],
    editing: ['field.changed', 'save.pressed'],
    savingGuest: [],
  },
})
