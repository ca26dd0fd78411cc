import { afterAll, beforeAll } from 'vitest'
import { profileMachine } from '#machines/profile.machine.ts'
import { proveModel } from '#tests/model/prove-model.ts'
import { signInGuests, type SignedIn } from '#tests/support/many-guests.ts'
import { START, startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { unlimited } from '#tests/support/unlimited.ts'
import { openProfile } from './profile-driver.ts'
import { profileModel, type ProfileStep } from './profile.model.ts'

let api: TestApi
let guests: SignedIn[]
beforeAll(async () => {
  api = await startTestApi({ deps: { limits: unlimited } })
  guests = await signInGuests(api.deps.db, 1, START)
})
afterAll(() => api.close())

proveModel<typeof profileMachine, ProfileStep, ReturnType<typeof openProfile>>(profileMachine, {
  model: profileModel,
  open() {
    const [guest] = guests
    if (!guest) throw new Error('There should be a guest')
    return openProfile(api, guest)
  },
  shownOf: ({ context: { guest, missing, problem } }) => ({ firstName: guest.FirstName, missing, problem }),
  checks: {
    loadingProfile: (shown) => (shown.hasTag('loading') ? [] : ['Nobody sees that the profile is loading']),
    profileFailed: ({ context }) => (context.problem === undefined ? ['Nobody is told why there is no form'] : []),
    editing: ({ context }, { guest }) =>
      context.guest.Phone === guest.phone ? [] : ['The form is not the one of this guest'],
    savingGuest: (shown) => (shown.hasTag('busy') ? [] : ['The form can be changed while it is being saved']),
  },
  takes: {
    loadingProfile: [],
    profileFailed: ['retry.pressed'],
    editing: ['field.changed', 'save.pressed'],
    savingGuest: [],
  },
})
