import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from '../steps/examine.ts'
import { showStay } from '#ui/dates/date-text.ts'
import { open, untilAwake } from '../steps/open.ts'
import { typeStay, untilSearched } from '../steps/search.ts'
import { stayIn } from '../steps/stays.ts'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()
const LARGE_PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1366, height: 768 }
/** Phones held sideways, and pages at 200 %. */
const low = [
  { width: 844, height: 390 },
  { width: 780, height: 360 },
  { width: 720, height: 450 },
  { width: 1024, height: 500 },
]

test.each([PHONE, LARGE_PHONE, LAPTOP, ...low])(
  'dates and their action are in the first view of $width x $height, and the title is below the header',
  async (viewport) => {
    const { page } = await visit({ viewport, reducedMotion: 'reduce' })
    await open(page, '/')

    const action = await page.getByRole('button', { name: 'Check Availability' }).boundingBox()
    const arrival = await page.getByRole('textbox', { name: 'Arrival' }).boundingBox()

    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const header = await page.getByRole('banner').boundingBox()

    expect(arrival?.y).toBeGreaterThan(0)
    expect((action?.y ?? Infinity) + (action?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? Infinity) + (header?.height ?? 0))
  },
)

test('once the dates are above a phone’s window, a bar at its foot searches for them', async () => {
  const { page } = await visit({ viewport: PHONE, reducedMotion: 'reduce' })
  const bar = page.getByRole('region', { name: 'Your dates' })
  await open(page, '/')
  const isThereAtFirst = await bar.isVisible()

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await bar.getByRole('button', { name: 'Check Availability' }).click()
  await untilSearched(page)

  expect(isThereAtFirst).toBe(false)
  expect(new URL(page.url()).searchParams.get('adults')).toBe('2')
})

test('on a phone the results stand below one line of the dates, which opens the form', async () => {
  const { page } = await visit({ viewport: PHONE, reducedMotion: 'reduce' })
  const arrival = page.getByRole('textbox', { name: 'Arrival' })
  const stay = stayIn(74, 3)
  await open(page, `/searchroom?arrival=${stay.arrival}&departure=${stay.departure}&adults=3&children=1`)
  await untilSearched(page)
  const isFormThereAtFirst = await arrival.isVisible()

  await page.getByRole('button', { name: `${showStay(stay)} 3 adults, 1 child Change` }).click()
  await arrival.waitFor()
  await expect.poll(() => arrival.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Search Room' }).click()
  await page.getByRole('button', { name: /Change$/ }).waitFor()

  expect(isFormThereAtFirst).toBe(false)
  expect(await arrival.isVisible()).toBe(false)
})

test('on a phone arrival and departure stand side by side, and show all of a date', async () => {
  const { page } = await visit({ viewport: PHONE, reducedMotion: 'reduce' })
  await open(page, '/suits/rania-house')
  const main = page.getByRole('main')
  const arrival = main.getByRole('textbox', { name: 'Arrival' })
  const departure = main.getByRole('textbox', { name: 'Departure' })
  const widthHidden = (input: HTMLElement) => input.scrollWidth - input.clientWidth
  await typeStay(main, stayIn(76))

  const [left, right] = [await arrival.boundingBox(), await departure.boundingBox()]

  expect(right?.y).toBe(left?.y)
  expect(await arrival.evaluate(widthHidden)).toBe(0)
  expect(await departure.evaluate(widthHidden)).toBe(0)
})

/** The picture that is seen first, which is the first that the page asks for, and is not answered yet. */
async function openUntilPicture(page: Page): Promise<{ picture: Route; scripts: string[] }> {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const first = Promise.withResolvers<Route>()
  await page.route('**/lake/images/**', first.resolve, { times: 1 })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  return { picture: await first.promise, scripts }
}

test.each([
  ['comes', (picture: Route) => picture.continue()],
  ['is refused', (picture: Route) => picture.abort()],
  ['never comes', () => undefined],
])(
  'the script leaves the line to the picture that is seen first, and comes too if that picture %s',
  async (_, answer) => {
    const { page, expectComplaint } = await visit({ hasPictures: true, viewport: PHONE, reducedMotion: 'reduce' })
    expectComplaint(/ERR_FAILED/)
    const { picture, scripts } = await openUntilPicture(page)
    const before = scripts.length

    await answer(picture)
    await untilAwake(page)

    expect(before).toBe(0)
    expect(scripts.length).toBeGreaterThan(0)
  },
)

test('a page of results fetches its answer before its script, and once', async () => {
  const { page } = await visit({ viewport: PHONE, reducedMotion: 'reduce' })
  const stay = stayIn(86, 2)
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/House/Search')) fetched.push('answer')
    if (request.resourceType() === 'script') fetched.push('script')
  })

  await open(page, `/searchroom?arrival=${stay.arrival}&departure=${stay.departure}&adults=2&children=0`)
  await untilSearched(page)

  expect(fetched[0]).toBe('answer')
  expect(fetched.filter((what) => what === 'answer')).toHaveLength(1)
})
