import { watchShift } from '../steps/watch-shift.ts'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { totalOf, watchTraffic } from '#tests/support/visits/network.ts'
import { stayIn } from '../steps/stays.ts'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()
const CHEAP_PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

const results = paths.search({ ...stayIn(84), adults: 2, children: 0 })

/** Until the page is at rest, in kB as they travel. */
const budgets = [
  { page: 'home', path: '/', script: 126, pictures: 88, fonts: 50, all: 282, requests: 14 },
  { page: 'rooms', path: '/room', script: 178.5, pictures: 81, fonts: 50, all: 339, requests: 18 },
  { page: 'results', path: results, script: 186.2, pictures: 86, fonts: 50, all: 364, requests: 24 },
  { page: 'checkout', path: '/checkout', script: 188.9, pictures: 24, fonts: 50, all: 290, requests: 19 },
]

test.each(budgets)('a first visit to $page costs no more than its budget, and nothing in it moves', async (budget) => {
  const { page, context } = await visit({ hasPictures: true, ...CHEAP_PHONE, reducedMotion: 'reduce' })
  // Who saves data gets nothing sharper afterwards.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const shift = await watchShift(page)
  const traffic = await watchTraffic(await context.newCDPSession(page))

  await page.goto(budget.path)
  await page.waitForLoadState('networkidle')

  const { bytes, requests } = traffic()
  const kilobytes = (kind: string) => (bytes.get(kind) ?? 0) / 1000
  expect.soft(kilobytes('Script')).toBeLessThan(budget.script)
  expect.soft(kilobytes('Image')).toBeLessThan(budget.pictures)
  expect.soft(kilobytes('Font')).toBeLessThan(budget.fonts)
  expect.soft(totalOf(bytes) / 1000).toBeLessThan(budget.all)
  expect.soft(requests).toBeLessThanOrEqual(budget.requests)
  expect.soft(await shift()).toBeLessThan(0.01)
})

test('once the home page is at rest, the pictures in its window are as sharp as the screen, and no others', async () => {
  const { page, context } = await visit({ hasPictures: true, ...CHEAP_PHONE, reducedMotion: 'reduce' })
  const shift = await watchShift(page)
  const traffic = await watchTraffic(await context.newCDPSession(page))

  await page.goto('/')
  await page.waitForLoadState('networkidle')

  const first = page.locator('main picture img').first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('w=720')
  expect((traffic().bytes.get('Image') ?? 0) / 1000).toBeLessThan(220)
  expect(await shift()).toBeLessThan(0.01)
})
