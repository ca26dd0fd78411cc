import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PHONE, WIDE } from '#tests/journeys/steps/examine.ts'
import { measureLayout } from '#tests/journeys/steps/layout.ts'
import { openVisits } from '#tests/journeys/steps/visitors.ts'
import { staffClient } from '#tests/support/staff-client.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import { stretchedDocuments, type Stretch } from './stretched.ts'

// A server of its own, whose lake is filled with what no editor should write and some will.

let server: RunningServer
let client: SanityClient
let seed: { _id: string; _type: string }[]
beforeAll(async () => {
  server = await startServer()
  client = staffClient(server)
  // A new lake is filled while the server answers already.
  await vi.waitUntil(() => client.getDocument('careerPage'), { timeout: 20_000 })
  const opening = {
    title: 'Boatman',
    place: 'At the resort',
    terms: 'Full time',
    text: 'Row guests.',
    wanted: ['Patience'],
  }
  await client
    .patch('careerPage')
    .set({ openings: [{ _type: 'opening', ...opening }] })
    .commit({ autoGenerateArrayKeys: true })
  seed = await client.fetch('*[!(_type match "sanity.**") && !(_type match "system.**")]{..., "_rev": null}')
})
afterAll(() => server.stop())
const visit = openVisits(() => server.url)

const PAGES = [
  '/',
  '/about',
  '/dine',
  '/career',
  '/contact',
  '/refund',
  '/package',
  '/convention',
  '/swimmingpool',
  '/offers',
  '/offers/a-day-by-the-river',
]

type Trial = Stretch & { title: string }
const trials: readonly Trial[] = [
  { title: 'with one item in each list and no picture', items: 1, pictures: 'none' },
  { title: 'with 12 items in each list, and every other picture missing', items: 12, pictures: 'every other' },
]

test.each(trials)('no page of content is wider than its window $title', async ({ items, pictures, title }) => {
  const present = await client.fetch<string[]>('*[_type in ["banner", "homeTile", "director", "offer"]]._id')
  const documents = stretchedDocuments(seed, { items, pictures })
  const superfluous = present.filter((id) => !documents.some(({ _id }) => _id === id))
  await superfluous.reduce((transaction, id) => transaction.delete(id), client.transaction()).commit()
  // One after another: together they are more than a request may have. The last one distinguishes this trial's pages from those of the one before.
  for (const document of documents) await client.createOrReplace(document)
  await client.patch('siteSettings').set({ colophon: title }).commit()
  const { page } = await visit()
  await expect.poll(async () => (await fetch(`${server.url}/refund`)).text()).toContain(title)

  const found: string[] = []
  for (const address of PAGES) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    const words = await page.locator('main').textContent()
    if (!words?.includes('placeplace')) found.push(`${address} shows none of the long words`)
    // Some pages ask for a sign-in: what they show is behind its dialog.
    await page.evaluate(() => document.querySelector('dialog[open]')?.remove())
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size)
      found.push(...(await measureLayout(page)).map((fault) => `${address}, ${size.width} px: ${fault.slice(0, 120)}`))
    }
  }

  await page.goto('/refund')
  const faces = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
  await expect.poll(faces).toContainEqual(expect.stringContaining('Anek Bangla'))
  expect(found).toEqual([])
})

test('tiles are as wide as they should be in any order, and one alone too', async () => {
  const slots = [30, 70, 30, 100, 70, 70]
  const tiles = await client.fetch<{ _id: string; _type: string; image: object }[]>(
    '*[_type == "homeTile"] | order(Rank asc)',
  )
  const transaction = client.transaction()
  for (const { _id } of tiles) transaction.delete(_id)
  for (const [index, Slot] of slots.entries()) {
    const words = { TitleText: `Tile ${index}`, Description: 'Words', LinkText: 'See', DetailUrl: '/dine' }
    transaction.create({ _type: 'homeTile', image: tiles[0]?.image, Rank: index + 1, Slot, ...words })
  }
  await transaction.commit()
  const { page } = await visit({ viewport: WIDE })
  await expect.poll(async () => (await fetch(server.url)).text()).toContain('Tile 5')

  await page.goto('/')
  const places = await page.getByRole('article').evaluateAll((articles) => {
    const grid = articles[0]?.parentElement
    const { paddingLeft } = grid ? getComputedStyle(grid) : { paddingLeft: '0' }
    const start = (grid?.getBoundingClientRect().left ?? 0) + Number.parseFloat(paddingLeft)
    const whole = (grid?.clientWidth ?? 1) - 2 * Number.parseFloat(paddingLeft)
    const share = (length: number) => Math.round((10 * length) / whole) * 10
    return articles.map((tile) => {
      const { left, width } = tile.getBoundingClientRect()
      return [share(left - start), share(width)]
    })
  })

  expect(places).toEqual([
    [0, 30],
    [30, 70],
    [0, 30],
    [0, 100],
    [0, 70],
    [0, 70],
  ])
})

test('a banner is shown on its kind of screen alone, and counted there alone', async () => {
  const banners = await client.fetch<{ _id: string; _type: string }[]>('*[_type == "banner"] | order(Rank asc)')
  const [one] = banners
  const transaction = client.transaction()
  for (const { _id } of banners) transaction.delete(_id)
  for (const [index, Viewport] of ['phone', 'desktop', 'all'].entries())
    transaction.create({
      ...one,
      _id: `banner-${Viewport}`,
      _type: 'banner',
      Rank: index + 1,
      Viewport,
      Heading: `On ${Viewport}`,
    })
  await transaction.commit()
  await expect.poll(async () => (await fetch(server.url)).text()).toContain('On desktop')
  const { page } = await visit({ viewport: WIDE, reducedMotion: 'reduce' })
  const heading = page.getByRole('heading', { level: 1 })
  const marks = page.getByRole('button', { name: /^Picture \d of \d$/ })

  await page.goto('/')
  await expect.poll(() => marks.count()).toBe(2)
  const wide = [await heading.allInnerTexts(), await page.getByText('On phone').count()]
  await page.setViewportSize(PHONE)
  await expect.poll(() => heading.allInnerTexts()).toEqual(['On phone'])
  await marks.nth(1).click()

  await expect.poll(() => heading.allInnerTexts()).toEqual(['On all'])
  const phone = await marks.count()
  await client.delete('banner-all')
  await expect.poll(async () => (await fetch(server.url)).text()).not.toContain('On all')
  await page.getByRole('banner').getByRole('link', { name: 'Ichamoti' }).click()

  await expect.poll(() => heading.allInnerTexts()).toEqual(['On phone'])
  expect(wide).toEqual([['On desktop'], 0])
  expect(phone).toBe(2)
})
