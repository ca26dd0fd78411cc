import { expect, test } from 'vitest'
import { open } from '../steps/open.ts'
import { openVisits } from '../steps/visitors.ts'

// What moves or changes by itself, for visitors who did not ask for less motion.

const visit = openVisits()
const A_TURN = { timeout: 20_000 }

test('the banners of the home page turn by themselves', async () => {
  const { page } = await visit()
  await open(page, '/')

  const current = page.locator('main button[aria-current]')

  await expect.poll(() => current.getAttribute('aria-label'), A_TURN).toMatch(/^Picture [2-4] of 4$/)
})

test('the large pictures of the gallery turn by themselves', async () => {
  const { page } = await visit()
  await open(page, '/gallery')
  await page.getByRole('tabpanel', { name: 'Rania House' }).getByRole('button').first().click()

  const place = page.getByRole('dialog', { name: 'Rania House' }).locator('output')

  await expect.poll(() => place.innerText(), A_TURN).toMatch(/^[2-4] /)
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
  await weather.getByText(/^Sunrise \d+:\d\d am, sunset \d+:\d\d pm$/).waitFor()

  expect(words).toContain('Rain, feels like 26°')
})

/** Runs in the page: writes down each figure that is shown. */
function noteFigures(figure: HTMLElement | SVGElement): void {
  const note = () => void (figure.dataset['noted'] = `${figure.dataset['noted'] ?? ''} ${figure.textContent}`)
  new MutationObserver(note).observe(figure, { characterData: true, childList: true, subtree: true })
}
