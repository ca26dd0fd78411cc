import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { homeQuery } from './queries.ts'

async function bannersOf(banners: readonly object[]) {
  const dataset = banners.map((banner) => ({ _type: 'banner', ...banner }))
  const answer = await (await evaluate(parse(homeQuery), { dataset })).get()
  return answer.banners
}

test('banners come by their rank, and those without one last', async () => {
  const banners = await bannersOf([{ _id: 'new' }, { _id: 'third', Rank: 3 }, { _id: 'first', Rank: 1 }])

  expect(banners).toMatchObject([{ _id: 'first' }, { _id: 'third' }, { _id: 'new' }])
})

test('a picture for phones belongs to a banner for every screen', async () => {
  const phoneImage = { _type: 'image' }

  const banners = await bannersOf(
    [undefined, 'all', 'phone', 'desktop'].map((Viewport, Rank) => ({ _id: `${Rank}`, Rank, Viewport, phoneImage })),
  )

  expect(banners).toMatchObject([{ phoneImage: {} }, { phoneImage: {} }, { phoneImage: null }, { phoneImage: null }])
})
