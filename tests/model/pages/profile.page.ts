import type { Locator } from 'playwright-core'
import { getProfile, saveProfile, type Profile } from '#contract/guests.ts'
import { ApiUnreachable } from '#contract/problem.ts'
import { requiredText } from '#contract/values/required-fields.ts'
import type { profileMachine } from '#machines/profile.machine.ts'
import { texts as guestTexts } from '#src/guests/texts.ts'
import { showPhone } from '#ui/lib/phone.ts'
import { texts } from '#src/profile/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { storeUser } from '#tests/model/browser/browser-storage.ts'
import type { PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { failTwice, isProfileRefused } from '#tests/model/browser/signed-in.ts'
import { holds, isPressable, misses, sees, type Sight } from '#tests/model/browser/sight.ts'
import { EXPIRED, profileFlow } from '#tests/model/models/profile.model.ts'
import { aProfile, aStoredUser } from '#tests/support/site-builders.ts'

/** A field that was left so complains by itself, also before the profile is saved. */
function complains(complaint: Locator, isPointedAt: boolean, isRight: boolean): Sight[] {
  if (isPointedAt) return [sees(complaint)]
  return isRight ? [misses(complaint)] : []
}

export const profilePage: PageFlow = {
  flow: profileFlow,
  unreachable: [],
  mayFollow: (_, last) => !isProfileRefused(last),
  async open({ page, edge }) {
    // The session asks first, for itself.
    edge.settle(getProfile, aProfile(), 1)
    const calls = { loadProfile: edge.hold(getProfile), saveGuest: edge.hold(saveProfile) }
    const main = page.getByRole('main')
    const firstName = main.getByRole('textbox', { name: guestTexts.fields.FirstName })
    const save = main.getByRole('button', { name: texts.save })
    const complaint = main.getByText(requiredText(guestTexts.fields.FirstName))
    const expiry = main.getByRole('textbox', { name: guestTexts.fields.IdentityExpireDate })
    const expired = main.getByText('This document has expired.')
    let isSignedOut = false
    await storeUser(page, aStoredUser())
    await open(page, '/profile/edit')

    const showsGuest = ({ FirstName, Phone }: Profile) => [
      holds(firstName, FirstName),
      holds(main.getByRole('textbox', { name: guestTexts.fields.Phone, exact: true }), showPhone(Phone)),
    ]
    return placeOf<typeof profileMachine>({
      calls,
      gestures: {
        'field.changed': ({ field, value }) => (field === 'FirstName' ? firstName : expiry).fill(value),
        'save.pressed': () => save.click(),
        'retry.pressed': () => main.getByRole('button', { name: texts.retry }).click(),
      },
      answers: {
        async 'loadProfile.rejects'({ error }) {
          await failTwice(calls.loadProfile, error)
          isSignedOut = !(error instanceof ApiUnreachable)
        },
      },
      looks: {
        loadingProfile: () => [sees(main.getByRole('status', { name: 'Loading' })), misses(save)],
        profileFailed: ({ context }) => [
          isSignedOut ? sees(page.getByRole('button', { name: 'Sign in' })) : sees(main.getByText(context.problem)),
          misses(save),
        ],
        editing: ({ context: { guest, wrong, problem } }) => [
          isPressable(save, 'ready'),
          ...showsGuest(guest),
          ...complains(complaint, wrong.includes('FirstName'), guest.FirstName !== ''),
          ...complains(expired, wrong.includes('IdentityExpireDate'), guest.IdentityExpireDate !== EXPIRED),
          ...(problem === undefined ? [misses(main.getByRole('alert'))] : [sees(main.getByText(problem))]),
        ],
        savingGuest: ({ context }) => [isPressable(save, 'busy'), ...showsGuest(context.guest)],
      },
    })
  },
}
