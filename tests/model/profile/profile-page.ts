import { getProfile, saveProfile, type Profile } from '#contract/guests.ts'
import type { profileMachine } from '#machines/profile.machine.ts'
import { texts as guestTexts } from '#src/guests/texts.ts'
import { texts } from '#src/profile/texts.ts'
import { showPhone } from '#src/lib/phone.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import { keepUser } from '#tests/model/browser/kept.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { holds, isPressable, misses, sees } from '#tests/model/browser/sight.ts'
import { aProfile, aStoredUser } from '#tests/support/site-builders.ts'
import { profileFlow } from './profile.flow.ts'
import type { ProfileStep } from './profile.model.ts'

export const profilePage: PageFlow<ProfileStep> = { flow: profileFlow, open: openProfilePage, unreachable: [] }

async function openProfilePage({ page, edge }: Desk): Promise<PagePlace<ProfileStep, StateOf<typeof profileMachine>>> {
  // The session asks first, for itself.
  edge.settle(getProfile, aProfile(), 1)
  const loadProfile = edge.hold(getProfile)
  const saveGuest = edge.hold(saveProfile)
  const main = page.getByRole('main')
  const firstName = main.getByRole('textbox', { name: guestTexts.fields.FirstName })
  const save = main.getByRole('button', { name: texts.save })
  const complaint = main.getByText(guestTexts.required(guestTexts.fields.FirstName))
  await keepUser(page, aStoredUser())
  await open(page, '/profile/edit')

  async function play(event: ProfileStep): Promise<void> {
    switch (event.type) {
      case 'field.changed':
        return firstName.fill(event.value)
      case 'save.pressed':
        return save.click()
      case 'retry.pressed':
        return main.getByRole('button', { name: texts.retry }).click()
      case 'loadProfile.resolves':
        return loadProfile.answer(event.output)
      case 'saveGuest.resolves':
        return saveGuest.answer(event.output)
      case 'loadProfile.rejects':
        return loadProfile.fail(event.cause)
      case 'saveGuest.rejects':
        return saveGuest.fail(event.cause)
      default:
        return event satisfies never
    }
  }

  const showsGuest = ({ FirstName, Phone }: Profile) => [
    holds(firstName, FirstName),
    holds(main.getByRole('textbox', { name: guestTexts.fields.Phone, exact: true }), showPhone(Phone)),
  ]
  return {
    calls: { loadProfile, saveGuest },
    play,
    looks: {
      loadingProfile: () => [sees(main.getByRole('status', { name: 'Loading' })), misses(save)],
      profileFailed: ({ context }) => [sees(main.getByText(context.problem)), misses(save)],
      editing: ({ context: { guest, missing, problem } }) => [
        isPressable(save, 'ready'),
        ...showsGuest(guest),
        missing.includes('FirstName') ? sees(complaint) : misses(complaint),
        ...(problem === undefined ? [misses(main.getByRole('alert'))] : [sees(main.getByText(problem))]),
      ],
      savingGuest: ({ context: { guest } }) => [isPressable(save, 'busy'), ...showsGuest(guest)],
    },
  }
}
