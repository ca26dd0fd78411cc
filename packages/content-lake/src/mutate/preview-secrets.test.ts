import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { expect, test } from 'vitest'
import { bearing } from '../../testing/accounts.ts'
import { aLake } from '../../testing/test-lake.ts'

const SECRET = 'sanity.previewUrlSecret'

test("a viewer's Studio writes the secret of a preview, and removes the old ones", async () => {
  const lake = await aLake()
  const viewer = lake.client({ token: lake.token('viewer'), perspective: 'raw' })

  const { secret } = await createPreviewSecret(viewer, 'presentation', 'http://localhost/studio', 'karim')
  const found = await viewer.fetch(`*[_type == "${SECRET}"].secret`)
  await viewer.delete({ query: `*[_type == "${SECRET}"]` })

  expect(found).toEqual([secret])
  expect(await viewer.fetch(`count(*[_type == "${SECRET}"])`)).toBe(0)
  expect(lake.warnings).toEqual([])
})

test('the history holds nothing of a secret that was deleted', async () => {
  const lake = await aLake()
  const viewer = lake.client({ token: lake.token('viewer'), perspective: 'raw' })
  const { secret } = await createPreviewSecret(viewer, 'presentation', 'http://localhost/studio', 'karim')
  const [id] = await viewer.fetch<string[]>(`*[_type == "${SECRET}"]._id`)
  const history = async () => {
    const paths = [`transactions/${id}?effectFormat=mendoza`, `documents/${id}?lastRevision=true`]
    const answers = paths.map((path) =>
      lake.call(`/v2025-02-19/data/history/production/${path}`, bearing(lake.token('viewer'))),
    )
    return Promise.all(answers.map(async (answer) => (await answer).text()))
  }
  const before = await history()

  await viewer.delete({ query: `*[_type == "${SECRET}"]` })

  expect(before).toEqual([expect.stringContaining(secret), expect.stringContaining(secret)])
  expect(await history()).toEqual(['', '{"documents":[]}'])
})

test('a viewer writes nothing else, under any name', async () => {
  const lake = await aLake()
  lake.lake().seed([{ _id: 'homePage', _type: 'homePage', heading: 'Welcome' }])
  const viewer = lake.client({ token: lake.token('viewer'), perspective: 'raw' })

  const refused = await Promise.allSettled([
    viewer.createOrReplace({ _id: 'homePage', _type: SECRET }),
    viewer.create({ _id: 'public', _type: SECRET }),
    viewer.create({ _id: 'drafts.banner', _type: 'banner' }),
    viewer.patch('homePage').set({ heading: 'Bye' }).commit(),
    viewer.delete('homePage'),
    viewer.transaction().create({ _id: 'drafts.one', _type: SECRET }).delete('homePage').commit(),
  ])

  expect(refused).toMatchObject(refused.map(() => ({ status: 'rejected', reason: { statusCode: 403 } })))
  expect(await viewer.fetch('*{ _id, heading }')).toEqual([{ _id: 'homePage', heading: 'Welcome' }])
})
