import { expect, test } from 'vitest'
import { bearing } from '../../testing/accounts.ts'
import { aStaffLake } from '../../testing/staff-lake.ts'

const ACL = '/v2021-06-07/projects/ichamoti/datasets/production/acl'

test('the Studio lets an editor change what it shows a viewer as read-only', async () => {
  const lake = await aStaffLake()
  const acl = async (role: 'editor' | 'viewer') => (await lake.call(ACL, bearing(lake.signedIn(role).token))).json()

  const editor = await acl('editor')
  const viewer = await acl('viewer')

  expect(editor).toMatchObject([{ permissions: expect.arrayContaining(['create', 'update']) }])
  expect(viewer).toEqual([
    { filter: '_id in path("**")', permissions: ['read', 'history'] },
    { filter: '_type == "sanity.previewUrlSecret"', permissions: ['create', 'read', 'update'] },
  ])
})

test('the Studio receives who works here', async () => {
  const lake = await aStaffLake()
  const { token, member } = lake.signedIn('editor', 'karim.uddin@resort.example')

  const project = await lake.call('/v2021-12-15/projects/ichamoti', bearing(token))
  const author = await lake.call(`/v2021-06-07/users/${member.id}`, bearing(token))
  const authors = await lake.call(`/v2021-06-07/users/${member.id},website,gone`, bearing(token))

  expect(await project.json()).toMatchObject({
    id: 'ichamoti',
    members: expect.arrayContaining([expect.objectContaining({ id: member.id, isCurrentUser: true })]),
  })
  expect(await author.json()).toMatchObject({ id: member.id, displayName: member.name })
  expect(await authors.json()).toMatchObject([{ id: member.id }, { displayName: 'The website' }, null])
})

test('what the Studio remembers for one person is not shown to another', async () => {
  const lake = await aStaffLake()
  const [one, other] = [lake.signedIn('editor').token, lake.signedIn('viewer').token]
  const body = JSON.stringify([{ key: 'desk.sort', value: { by: 'Rank' } }])

  const stored = await lake.call('/v2025-02-19/users/me/keyvalue', { method: 'PUT', body, ...bearing(one) })
  const mine = await lake.call('/v2025-02-19/users/me/keyvalue/desk.sort,none', bearing(one))
  const theirs = await lake.call('/v2025-02-19/users/me/keyvalue/desk.sort', bearing(other))

  expect(stored.status).toBe(200)
  expect(await mine.json()).toEqual([{ key: 'desk.sort', value: { by: 'Rank' } }])
  expect(await theirs.json()).toEqual([])
})

test('the calls around the content have a quiet answer', async () => {
  const lake = await aStaffLake()
  const { token } = lake.signedIn('editor')
  const paths = [
    '/vX/features',
    '/v1/help',
    '/v2024-11-12/intake/telemetry-status',
    '/v2025-03-01/ping',
    '/v2025-02-19/data/ping/production',
    '/vX/journey/trial',
    '/v2025-02-19/projects/ichamoti/user-applications',
    '/v2025-02-19/projects/ichamoti/grants',
    '/v2025-02-19/projects/ichamoti/datasets?datasetProfile=comments&addonFor=',
  ]

  const answers = await Promise.all(paths.map((path) => lake.call(path, bearing(token))))

  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  expect(await answers.at(-1)?.json()).toEqual([])
})

test('an unknown call is a logged 404', async () => {
  const lake = await aStaffLake()

  const answer = await lake.call('/v2030-01-01/thoughts/of/tomorrow', bearing(lake.signedIn('editor').token))

  expect(answer.status).toBe(404)
  expect(lake.logged).toContainEqual({
    message: 'a call that the content lake does not know',
    details: { method: 'GET', path: '/lake/v2030-01-01/thoughts/of/tomorrow' },
  })
})
