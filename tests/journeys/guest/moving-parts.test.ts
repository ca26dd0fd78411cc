import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { open } from '../steps/open.ts'
import { openVisits } from '../steps/visitors.ts'

// What moves or changes by itself, for visitors who did not ask for less motion.

const visit = openVisits()

test.each([
  {
    what: 'the banners of the home page',
    address: '/',
    place: (page: Page) => page.locator('main button[aria-current]'),
  },
  {
    what: 'the pictures of the restaurant',
    address: '/dine',
    place: (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: '/' }),
  },
])('$what turn until they are paused', async ({ address, place }) => {
  const { page } = await visit()
  await page.clock.install()
  await open(page, address)
  const shown = () => place(page).evaluate((element) => element.getAttribute('aria-label') ?? element.textContent)
  const first = await shown()

  await page.clock.runFor(12_000)
  await expect.poll(shown).not.toBe(first)
  await page.getByRole('main').getByRole('button', { name: 'Pause the pictures' }).click()
  const paused = await shown()
  await page.clock.runFor(12_000)

  expect(await shown()).toBe(paused)
})

test('a banner waits for its picture, and one whose picture fails is passed over', async () => {
  const { page, expectComplaint } = await visit()
  expectComplaint(/ERR_FAILED/)
  const lost = Promise.withResolvers<void>()
  await page.clock.install()
  await open(page, '/')
  const shown = () => page.locator('main button[aria-current]').getAttribute('aria-label')
  await expect.poll(shown).toBe('Picture 1 of 4')
  const drawn = await page.evaluate(() => [...document.images].map(({ src }) => new URL(src).pathname))
  let next: string | undefined
  await page.route('**/{files,lake}/images/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    // What is drawn already may turn sharper in the meantime.
    if (drawn.includes(pathname) || pathname !== (next ??= pathname)) return route.fallback()
    await lost.promise
    return route.abort()
  })

  await page.clock.runFor(20_000)
  const waiting = await shown()
  lost.resolve()

  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return shown()
    })
    .toBe('Picture 3 of 4')
  expect(waiting).toBe('Picture 1 of 4')
})

test('the counters count up to their figures once they come into view', async () => {
  const { page } = await visit()
  await open(page, '/')
  const customers = page.getByRole('region', { name: 'The resort in numbers' }).locator('dd').first()
  const shown = customers.locator('[aria-hidden]')
  const before = await shown.textContent()
  await shown.evaluate(noteFigures)

  await customers.scrollIntoViewIfNeeded()

  const noted = async () => (await shown.getAttribute('data-noted'))?.trim().split(' ') ?? []
  await expect.poll(async () => (await noted()).at(-1)).toBe('2,684')
  const figures = (await noted()).map((figure) => Number(figure.replaceAll(',', '')))
  expect(before).toBe('2,684')
  expect(figures[0]).toBeLessThan(2_684)
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))
})

test('the weather at the resort is shown, and the daylight where it is unknown', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' })
  const weather = page.getByRole('group', { name: 'The weather at the resort' })
  await page.route('**/weather', (route) =>
    route.fulfill({ json: { temperature: 24.4, feelsLike: 26.2, sky: 'rain', isDay: true } }),
  )

  await open(page, '/')
  await weather.getByText('24°').waitFor()
  const words = await weather.innerText()
  await page.unroute('**/weather')
  await page.route('**/weather', (route) => route.fulfill({ json: { available: false } }))
  await open(page, '/')
  await weather.getByText(/^Sunrise \d+:\d\d\sam, sunset \d+:\d\d\spm$/).waitFor()

  expect(words).toContain('Rain, feels like 26°')
})

/** Runs in the page: writes down each figure that is shown. */
function noteFigures(figure: HTMLElement | SVGElement): void {
  const note = () => void (figure.dataset['noted'] = `${figure.dataset['noted'] ?? ''} ${figure.textContent}`)
  new MutationObserver(note).observe(figure, { characterData: true, childList: true, subtree: true })
}
