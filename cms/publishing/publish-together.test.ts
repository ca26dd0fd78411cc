import { aLake } from 'content-lake/testing/test-lake'
import type { SanityDocument } from 'sanity'
import { expect, test } from 'vitest'
import { publishTogether } from './publish-together.ts'

/** A lake with drafts of two pages, of an offer that moves, and of a director without a rank. */
async function drafted() {
  const { client, token } = await aLake()
  const lake = client({ token: token('editor') }).withConfig({ perspective: 'raw' })
  await lake.create({ _id: 'offer', _type: 'offer', Rank: 1, slug: { _type: 'slug', current: 'eid' } })
  await lake.create({ _id: 'one', _type: 'director', name: 'Rania', Rank: 4 })
  await lake.create({ _id: 'drafts.dine', _type: 'dinePage', heading: 'Dine' })
  await lake.create({ _id: 'drafts.offer', _type: 'offer', Rank: 1, slug: { _type: 'slug', current: 'eid-2027' } })
  await lake.create({ _id: 'drafts.new', _type: 'director', name: 'Farida' })
  const read = (query: string) => lake.fetch<SanityDocument[]>(query)
  return { lake, read, drafts: await read('*[_id in path("drafts.**")] | order(_id asc)') }
}

test('drafts are published together, with rank and redirect as if each were published alone', async () => {
  const { lake, read, drafts } = await drafted()

  await publishTogether(lake, drafts)

  expect(await read('*[_id in path("drafts.**")]')).toEqual([])
  expect(await read('*[_id in ["dine", "offer", "new"]] | order(_id asc){ _id, "slug": slug.current, Rank }')).toEqual([
    { _id: 'dine', slug: null, Rank: null },
    { _id: 'new', slug: null, Rank: 5 },
    { _id: 'offer', slug: 'eid-2027', Rank: 1 },
  ])
  expect(await read('*[_type == "redirect"]{ from, to }')).toEqual([{ from: '/offers/eid', to: '/offers/eid-2027' }])
})

test('where somebody has written since, nothing is published, also of what lacks a rank', async () => {
  const { lake, read, drafts } = await drafted()
  await lake.patch('drafts.new').set({ name: 'Far' }).commit()

  await expect(publishTogether(lake, drafts)).rejects.toThrow(/revision/i)

  expect(await read('*[_id == "new"]')).toEqual([])
})

test('where somebody has written meanwhile, nothing is published', async () => {
  const { lake, read, drafts } = await drafted()
  await lake.patch('drafts.dine').set({ heading: 'Half a wo' }).commit()

  await expect(publishTogether(lake, drafts)).rejects.toThrow(/revision/i)

  expect(await read('*[_id in path("drafts.**")] | order(_id asc){ _id }')).toEqual([
    { _id: 'drafts.dine' },
    { _id: 'drafts.new' },
    { _id: 'drafts.offer' },
  ])
})
