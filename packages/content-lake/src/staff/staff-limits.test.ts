import { expect, test } from 'vitest'
import { bearing } from '../../testing/accounts.ts'
import { DIRECTOR_API } from '../../testing/director-api.ts'
import { aLake } from '../../testing/test-lake.ts'
import { noLimits } from '../core/staff-limits.ts'

const SECRET = 'sanity.previewUrlSecret'
/** Counts all for each of all, and so on: with some documents it takes hours. */
const DEAR = '*[count(*[count(*[count(*[_id != ^._id]) > 1]) > 1]) > 1]'

async function aFullLake(limits: Partial<typeof noLimits> = {}) {
  const lake = await aLake({ staffLimits: { ...noLimits, ...limits }, graphqlSchema: DIRECTOR_API })
  lake.lake().seed(Array.from({ length: 200 }, (_, place) => ({ _id: `banner-${place}`, _type: 'banner', place })))
  const viewer = lake.client({ token: lake.token('viewer'), perspective: 'raw' })
  return { lake, viewer }
}

test('a question that takes too long is interrupted, and others are answered', async () => {
  const { viewer } = await aFullLake()

  await expect(viewer.fetch(DEAR)).rejects.toMatchObject({ statusCode: 400, message: expect.stringMatching(/1000 ms/) })
  expect(await viewer.fetch('count(*)')).toBe(200)
})

test('what a member of staff asks is limited together, also where a mutation picks its documents; others and the website go on', async () => {
  const { lake, viewer } = await aFullLake({ questionMs: { count: 10, seconds: 3600 } })
  await viewer.fetch(DEAR).catch(() => {})

  const refused = await Promise.allSettled([
    viewer.fetch('count(*)'),
    viewer.delete({ query: `*[_type == "${SECRET}"]` }),
    lake.call('/v2025-02-19/graphql/production/default', {
      method: 'POST',
      ...bearing(lake.token('viewer')),
      body: '{"query":"{ allDirector { name } }"}',
    }),
  ])

  expect(refused).toMatchObject([
    { reason: { statusCode: 429 } },
    { reason: { statusCode: 429 } },
    { value: { status: 429 } },
  ])
  expect(await lake.client({ token: lake.token('editor') }).fetch('count(*)')).toBe(200)
  expect(await lake.client({ token: lake.lake().serviceToken('reader') }).fetch('count(*)')).toBe(200)
})

test('a listener whose filter takes too long is ended, and others are notified', async () => {
  const { lake, viewer } = await aFullLake()
  const editor = lake.client({ token: lake.token('editor') })
  const numbers = JSON.stringify(Array.from({ length: 400 }, (_, place) => place))
  const dearFilter = `*[count(${numbers}[count(${numbers}[count(${numbers}[@ > 0]) > 0]) > 0]) > 0]`
  const listen = (query: string) =>
    fetch(
      `${lake.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}`,
      bearing(lake.token('viewer')),
    )
  const [dear, cheap] = await Promise.all([listen(dearFilter), listen('*')])

  await editor.createOrReplace({ _id: 'banner-1', _type: 'banner', place: 1000 })
  const heard = cheap.body?.getReader()
  const texts = [await heard?.read(), await heard?.read()].map((chunk) => new TextDecoder().decode(chunk?.value))
  await heard?.cancel()

  expect(await dear.text()).not.toContain('event: mutation')
  expect(texts.join('')).toContain('banner-1')
  expect(lake.warnings).toContain('a listener was ended')
  expect(await viewer.fetch('count(*)')).toBe(200)
})

test('a viewer writes small secrets, so many in a time; an editor writes on', async () => {
  const { lake, viewer } = await aFullLake({ viewerWrites: { count: 2, seconds: 3600 } })
  const editor = lake.client({ token: lake.token('editor') })
  const secret = (length: number) => viewer.create({ _id: 'drafts.', _type: SECRET, secret: 's'.repeat(length) })

  await expect(secret(20_000)).rejects.toMatchObject({ statusCode: 413 })
  await secret(100)
  await expect(secret(100)).rejects.toMatchObject({ statusCode: 429 })
  expect(await viewer.fetch('count(*)')).toBe(201)
  await editor.create({ _type: 'banner', text: 's'.repeat(20_000) })
})

test('a member of staff makes so many calls in a time, and the website as many as it needs', async () => {
  const { lake, viewer } = await aFullLake({ calls: { count: 2, seconds: 3600 } })
  const website = lake.client({ token: lake.lake().serviceToken('reader') })

  const answers = await Promise.allSettled([viewer.fetch('1'), viewer.fetch('2'), viewer.fetch('3')])

  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  for (const query of ['1', '2', '3']) await website.fetch(query)
})
