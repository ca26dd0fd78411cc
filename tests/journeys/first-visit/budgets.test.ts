import { expect, inject, test } from 'vitest'
import { askLighthouse } from '#tests/support/visits/lighthouse.ts'
import { totalOf, watchTraffic } from '#tests/support/visits/network.ts'
import { stayIn } from '../steps/stays.ts'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()
const CHEAP_PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

const stay = stayIn(84, 2)
const results = `/searchroom?arrival=${stay.arrival}&departure=${stay.departure}&adults=2&children=0`

/** In kB as they travel. */
const budgets = [
  { page: 'home', path: '/', script: 126, pictures: 108, fonts: 50, all: 300, requests: 14 },
  { page: 'rooms', path: '/room', script: 184, pictures: 77, fonts: 50, all: 332, requests: 20 },
  { page: 'results', path: results, script: 191, pictures: 86, fonts: 50, all: 362, requests: 24 },
  { page: 'checkout', path: '/checkout', script: 196, pictures: 42, fonts: 50, all: 308, requests: 19 },
]

test.each(budgets)('a first visit to $page costs no more than its budget, and nothing in it moves', async (budget) => {
  const { page, context } = await visit({ ...CHEAP_PHONE, reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
      document.documentElement.dataset['shift'] = String(shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
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
  expect.soft(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01)
})

test.each([
  { page: 'home', path: '/', isListed: true },
  { page: 'rooms', path: '/room', isListed: true },
  { page: 'a house', path: '/suits/rania-house', isListed: true },
  // What one guest searched for is not to be found by others.
  { page: 'results', path: results, isListed: false },
])('Lighthouse finds nothing wrong with $page but its speed', async ({ path, isListed }) => {
  const { scores, failed } = await askLighthouse(inject('siteUrl') + path, ['accessibility', 'best-practices', 'seo'])

  expect(scores, failed.join(', ')).toMatchObject({ accessibility: 100, 'best-practices': 100 })
  expect(failed).toEqual(isListed ? [] : ['is-crawlable'])
})
