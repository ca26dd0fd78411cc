import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aLake } from '../../testing/test-lake.ts'

test("the Content Lake's own client uploads a picture that queries find by its address, also after a restart", async () => {
  const lake = await aLake()
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1f4a39' } })
    .jpeg()
    .toBuffer()
  const client = lake.client({ token: lake.token('editor') })

  const asset = await client.assets.upload('image', content, { filename: 'pond.jpg' })
  await client.create({
    _id: 'banner',
    _type: 'banner',
    image: { _type: 'image', asset: { _type: 'reference', _ref: asset._id } },
  })
  await lake.stop()
  await lake.start()
  // A connection of before the restart is found dead by the first request over it.
  const url = await lake.client({ maxRetries: 3 }).fetch<string>('*[_id == "banner"][0].image.asset->url')
  const answer = await fetch(`${url}?w=20`)

  expect(asset).toMatchObject({
    originalFilename: 'pond.jpg',
    url,
    metadata: { dimensions: { width: 40, height: 30 } },
  })
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 20, height: 15 })
})
