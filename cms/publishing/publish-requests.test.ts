import { aLake } from 'content-lake/testing/test-lake'
import { expect, test } from 'vitest'
import { publishDue } from './publish-due.ts'
import { type Draft, publishTogether, rawly, withRanks } from './publish-together.ts'
import {
  askToPublish,
  endRequest,
  grantRequest,
  planToPublish,
  publishRequested,
  readRequests,
} from './publish-requests.ts'

const AT = '2027-03-10T06:00:00.000Z'
const PAGES = '*[_type in ["dinePage", "director"]] | order(_id asc){ _id, heading, name, Rank }'

/** A lake with two drafts, an editor, a contributor and the product's server. */
async function drafted() {
  const lake = await aLake()
  const clientOf = (token: string) => rawly(lake.client({ token }))
  const [editor, contributor] = [clientOf(lake.token('editor')), clientOf(lake.token('contributor'))]
  await editor.create({ _id: 'drafts.dine', _type: 'dinePage', heading: 'Dine' })
  await editor.create({ _id: 'drafts.new', _type: 'director', name: 'Farida' })
  const drafts = await editor.fetch<Draft[]>('*[_id in path("drafts.**")]')
  const due = async () => (await readRequests(editor)).map(({ _id }) => _id)
  const server = clientOf(lake.lake().serviceToken('publisher'))
  return { editor, contributor, server, drafts, due, pages: () => editor.fetch<{ _id: string }[]>(PAGES) }
}

const published = [
  { _id: 'dine', heading: 'Dine', name: null, Rank: null },
  { _id: 'new', heading: null, name: 'Farida', Rank: 1 },
]

test('what is planned is published together, and the plan is gone with it, however many processes do it at once', async () => {
  const { editor, server, drafts, due, pages } = await drafted()
  await planToPublish(editor, drafts, { by: 'Rania', at: AT })
  const ids = await due()

  await Promise.all([publishDue(server, ids), publishDue(server, ids), publishDue(server, ids)])

  expect(await pages()).toEqual(published)
  expect(await due()).toEqual([])
})

test.each([
  [
    'changed',
    async ({ editor }: Awaited<ReturnType<typeof drafted>>) =>
      editor.patch('drafts.dine').set({ heading: 'Di' }).commit(),
  ],
  ['thrown away', async ({ editor }: Awaited<ReturnType<typeof drafted>>) => editor.delete('drafts.dine')],
])('a plan with a draft that was %s is not carried out, and says so', async (_how, spoil) => {
  const resort = await drafted()
  const { editor, server, drafts, due } = resort
  await planToPublish(editor, drafts, { by: 'Rania', at: AT })
  await spoil(resort)

  await publishDue(server, await due())
  await publishDue(server, await due())

  expect(await editor.fetch('count(*[_id in ["dine", "new"]])')).toBe(0)
  expect(await readRequests(editor)).toMatchObject([{ by: 'Rania', at: AT, isRefused: true }])
})

test('a request ends when somebody has published its drafts by hand', async () => {
  const { editor, server, drafts, due, pages } = await drafted()
  await planToPublish(editor, drafts, { by: 'Rania', at: AT })
  const ids = await due()
  await publishTogether(editor, await editor.fetch<Draft[]>('*[_id in path("drafts.**")]'))

  const open = await due()
  await publishDue(server, ids)

  expect(open).toEqual([])
  expect(await pages()).toEqual(published)
  expect(await editor.fetch('count(*[_type == "publishRequest"])')).toBe(0)
})

test('who presses twice asks once, and two who plan the same have one plan', async () => {
  const { editor, contributor, drafts, due } = await drafted()
  const ranked = await withRanks(editor, drafts)

  for (const _ of [1, 2]) await askToPublish(contributor, ranked, { by: 'Mitu' })
  await Promise.all(['Rania', 'Laila'].map((by) => planToPublish(editor, ranked.toReversed(), { by, at: AT })))

  expect(await due()).toHaveLength(2)
})

test('a contributor asks, and plans and publishes nothing', async () => {
  const { contributor, drafts, pages } = await drafted()
  await askToPublish(contributor, drafts, { by: 'Mitu', at: AT })
  const [request] = await readRequests(contributor)
  if (!request) throw new Error('Nothing was asked')

  const refused = await Promise.allSettled([
    grantRequest(contributor, request),
    publishRequested(contributor, request),
    planToPublish(contributor, drafts, { by: 'Rania', at: AT }),
  ])

  expect(request).toMatchObject({ by: 'Mitu', at: AT })
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect((await pages()).map(({ _id }) => _id)).toEqual(['drafts.dine', 'drafts.new'])
})

test('what was asked for is published now, at its time, or taken back', async () => {
  const { editor, contributor, server, drafts, due, pages } = await drafted()
  const ask = async () => {
    await askToPublish(contributor, await editor.fetch<Draft[]>('*[_type == "dinePage" && _id in path("drafts.**")]'), {
      by: 'Mitu',
      at: AT,
    })
    const [request] = await readRequests(editor)
    if (!request) throw new Error('Nothing was asked')
    return request
  }
  await endRequest(contributor, await ask())
  const taken = await due()
  await grantRequest(editor, await ask())
  await publishDue(server, await due())
  const granted = await pages()
  await askToPublish(
    contributor,
    drafts.filter(({ _type }) => _type === 'director'),
    { by: 'Mitu' },
  )
  const [request] = await readRequests(editor)
  const isSame = request && (await publishRequested(editor, request))

  expect(taken).toEqual([])
  expect(granted).toContainEqual(published[0])
  expect(isSame).toBe('published')
  expect(await pages()).toEqual(published)
  expect(await due()).toEqual([])
})
