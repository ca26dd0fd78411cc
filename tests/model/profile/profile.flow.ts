import { profileMachine } from '#machines/profile.machine.ts'
import { apiOfFile } from '#tests/model/api-of-file.ts'
import { proveModel } from '#tests/model/prove-model.ts'
import { openProfile } from './profile-driver.ts'
import { profileModel, type ProfileStep } from './profile.model.ts'

const file = apiOfFile({ guests: 1 })

proveModel<typeof profileMachine, ProfileStep, ReturnType<typeof openProfile>>(profileMachine, {
  model: profileModel,
  open: () => openProfile(file.api(), file.guest()),
  shownOf: ({ context: { guest, missing, problem } }) => ({ firstName: guest.FirstName, missing, problem }),
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
  takes: {
    loadingProfile: [],
    profileFailed: ['retry.pressed'],
    editing: ['field.changed', 'save.pressed'],
    savingGuest: [],
  },
})
