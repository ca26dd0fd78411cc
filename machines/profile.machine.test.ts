import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import type { Profile } from '#contract/guests.ts'
import { aProfile } from '#tests/support/site-builders.ts'
import { profileMachine } from './profile.machine.ts'

type World = { load?: () => Promise<Profile>; save?: (guest: Profile) => Promise<Profile> }

async function openProfile({ load = async () => aProfile(), save = async (guest) => guest }: World = {}) {
  const said: object[] = []
  const saved: Profile[] = []
  const profile = createActor(
    profileMachine.provide({
      actors: {
        loadProfile: fromPromise(load),
        saveGuest: fromPromise(async ({ input }) => {
          saved.push(input.guest)
          return save(input.guest)
        }),
      },
    }),
  )
  profile.on('*', (event) => said.push(event))
  profile.start()
  const settles = () =>
    waitFor(profile, (snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('loading'), { timeout: 1_000 })
  await settles()
  return { profile, said, saved, settles }
}

describe('a profile', () => {
  test('is read, changed, saved and confirmed', async () => {
    const { profile, said, saved, settles } = await openProfile()
    profile.send({ type: 'field.changed', field: 'City', value: 'Sylhet' })

    profile.send({ type: 'save.pressed' })
    await settles()

    expect(saved).toEqual([aProfile({ City: 'Sylhet' })])
    expect(said).toEqual([
      { type: 'guest.saved', profile: aProfile({ City: 'Sylhet' }) },
      { type: 'toast', tone: 'success', text: 'Your profile has been saved.' },
    ])
  })

  test('needs no identity document, but a first and a last name', async () => {
    const { profile, saved } = await openProfile({
      load: async () => aProfile({ FirstName: ' ', IdentityType: '', DateOfBirth: '' }),
    })

    profile.send({ type: 'save.pressed' })
    const { missing } = profile.getSnapshot().context
    profile.send({ type: 'field.changed', field: 'FirstName', value: 'R' })

    expect(missing).toEqual(['FirstName'])
    expect(profile.getSnapshot().context.missing).toEqual([])
    expect(saved).toEqual([])
  })

  test('that cannot be saved says why and keeps what was typed', async () => {
    const refusal = new Problem('too_many_requests', 'Please wait a moment')
    const { profile, said, settles } = await openProfile({ save: () => Promise.reject(refusal) })
    profile.send({ type: 'field.changed', field: 'City', value: 'Sylhet' })

    profile.send({ type: 'save.pressed' })
    const { value, context } = await settles()

    expect(value).toBe('editing')
    expect(context).toMatchObject({ problem: 'Please wait a moment', guest: { City: 'Sylhet' } })
    expect(said).toEqual([])
  })

  test('that cannot be read can be asked for again', async () => {
    const answers = [() => Promise.reject(new ApiUnreachable()), async () => aProfile({ Country: '' })]
    const { profile, settles } = await openProfile({
      load: async () => (answers.shift() ?? (async () => aProfile()))(),
    })
    const failed = profile.getSnapshot()

    profile.send({ type: 'retry.pressed' })
    await settles()

    expect([failed.value, failed.context.problem]).toEqual(['profileFailed', new ApiUnreachable().message])
    expect(profile.getSnapshot().context).toMatchObject({ problem: undefined, guest: { Country: 'Bangladesh' } })
  })
})
