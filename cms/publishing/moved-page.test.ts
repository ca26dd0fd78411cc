import { aLake } from 'content-lake/testing/test-lake'
import { expect, test } from 'vitest'
import { redirectMovedPage } from './moved-page.ts'

const slugOf = (current: string) => ({ _type: 'slug', current })

test('the old address of an offer or a landing page leads to the new one, and no redirect leads round', async () => {
  const { client, token } = await aLake()
  const lake = client({ token: token('editor') })
  await lake.create({ _id: 'one', _type: 'landingPage', slug: slugOf('eid') })
  await lake.create({ _id: 'two', _type: 'offer', slug: slugOf('eid') })
  await lake.create({ _id: 'three', _type: 'director', slug: slugOf('eid') })
  const redirects = () => lake.fetch('*[_type == "redirect"] | order(from asc) { from, to }')

  await redirectMovedPage(lake, { id: 'one', type: 'landingPage', slug: 'eid-2027' })
  await redirectMovedPage(lake, { id: 'two', type: 'offer', slug: 'eid-week' })
  await redirectMovedPage(lake, { id: 'three', type: 'director', slug: 'moved' })
  await redirectMovedPage(lake, { id: 'new', type: 'offer', slug: 'winter' })
  const moved = await redirects()
  await lake
    .patch('one')
    .set({ slug: slugOf('eid-2027') })
    .commit()
  await redirectMovedPage(lake, { id: 'one', type: 'landingPage', slug: 'eid' })

  expect(moved).toEqual([
    { from: '/eid', to: '/eid-2027' },
    { from: '/offers/eid', to: '/offers/eid-week' },
  ])
  expect(await redirects()).toEqual([
    { from: '/eid-2027', to: '/eid' },
    { from: '/offers/eid', to: '/offers/eid-week' },
  ])
})
