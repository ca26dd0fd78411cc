import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PHONE, WIDE } from '#tests/journeys/steps/examine.ts'
import { watchShift } from '#tests/journeys/steps/watch-shift.ts'
import { openVisits } from '#tests/journeys/steps/visitors.ts'
import { staffClient } from '#tests/support/staff-client.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'

// A server of its own, whose lake has other tiles and banners than the seed.

let server: RunningServer
let client: SanityClient
beforeAll(async () => {
  server = await startServer()
  client = staffClient(server)
  // A new lake is filled while the server answers already.
  await vi.waitUntil(() => client.getDocument('homePage'), { timeout: 20_000 })
})
afterAll(() => server.stop())
const visit = openVisits(() => server.url)

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
  expect(wide).toEqual([['On desktop'], 0])
  expect(await marks.count()).toBe(2)
})

test.each([PHONE, WIDE])(
  'an announcement stands above the head of each page until it is closed, and moves none: %j',
  async (viewport) => {
    const text = `Iftar bookings are open from ${viewport.width} taka`
    await client.createOrReplace({ _id: 'iftar', _type: 'announcement', text, URL: '/dine' })
    await expect.poll(async () => (await fetch(server.url)).text()).toContain(text)
    const { page } = await visit({ viewport })
    const shift = await watchShift(page)

    await page.goto('/about')
    await page.getByRole('link', { name: text }).click()
    await page.waitForURL('**/dine')
    await page.goto('/about')
    const shifted = await shift()
    await page.getByRole('button', { name: 'Close the announcement' }).press('Enter')
    await page.getByText(text).waitFor({ state: 'hidden' })
    await page.reload()
    await page.waitForLoadState('networkidle')

    expect(await page.getByText(text).isVisible()).toBe(false)
    // A line that came or went would move all that is below it: 30 times as much.
    expect(Math.max(shifted, await shift())).toBeLessThan(0.001)
  },
)

test('a PDF is at its address once it is published, also when another file comes in its place', async () => {
  const upload = async (text: string) => {
    const { _id: _ref } = await client.assets.upload('file', Buffer.from(text), { filename: 'menu.pdf' })
    const file = { _type: 'file', asset: { _type: 'reference', _ref } }
    const slug = { _type: 'slug', current: 'menu' }
    await client.createOrReplace({ _id: 'menu', _type: 'pdf', title: 'Menu', slug, file })
  }
  const read = async () => (await fetch(`${server.url}/pdf/menu`)).text()

  await upload('%PDF-1.7 of winter')
  await expect.poll(read).toBe('%PDF-1.7 of winter')
  await upload('%PDF-1.7 of spring')
  await expect.poll(read).toBe('%PDF-1.7 of spring')
})
