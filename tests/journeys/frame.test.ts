import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { PHONE, WIDE } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { aNewcomer, signUpFromHeader } from './steps/sign-up.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()
const calm = { reducedMotion: 'reduce' } as const

test('the header turns to paper after 40 px, the way back up is there after 300 px, and the clock runs', async () => {
  const { page } = await visit(calm)
  const header = page.getByRole('banner')
  const backUp = page.getByRole('button', { name: 'Back to top' })
  const colour = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
  const clock = page.getByRole('contentinfo').getByRole('time')

  await open(page, '/')
  await scrollTo(page, 40)
  const atTop = await colour()
  await scrollTo(page, 41)
  await expect.poll(colour).not.toBe(atTop)
  await scrollTo(page, 300)
  const isBackUpEarly = await backUp.isVisible()
  await scrollTo(page, 301)
  const stuckAt = (await header.boundingBox())?.y
  await backUp.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await clock.scrollIntoViewIfNeeded()
  const time = await clock.innerText()
  await expect.poll(() => clock.innerText()).not.toBe(time)

  expect(atTop).toBe('rgba(0, 0, 0, 0)')
  expect(isBackUpEarly).toBe(false)
  expect(stuckAt).toBe(0)
})

test('the pages in the header stay in their places when a guest signs in', async () => {
  const { page } = await visit({ ...calm, viewport: WIDE })
  const links = page.getByRole('banner').getByRole('link', { name: /^(Rooms|Contact)$/ })
  const places = () => links.evaluateAll((found) => found.map((link) => Math.round(link.getBoundingClientRect().x)))

  await open(page, '/')
  const before = await places()
  await signUpFromHeader(page, aNewcomer(84))
  const after = await places()

  expect(before).toHaveLength(2)
  expect(after).toEqual(before)
})

test.each([960, 1023, 1024, 1279, 1280])('nothing in the header is squeezed at %i px', async (width) => {
  const { page } = await visit({ ...calm, viewport: { width, height: 700 } })
  await open(page, '/about')

  const controls = page.getByRole('banner').getByRole('link').or(page.getByRole('banner').getByRole('button'))
  const squeezed = await controls.evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility())
      .filter((control) => control.scrollWidth > control.clientWidth || control.clientHeight > 48)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  )

  expect(squeezed).toEqual([])
})

test('the menu at the foot of the window leads to messenger, WhatsApp and the phone', async () => {
  const { page } = await visit(calm)
  const help = page.getByRole('complementary', { name: 'Talk to us' })

  await open(page, '/contact')
  await help.locator('summary').click()
  await help.getByRole('link', { name: 'Phone' }).waitFor()

  expect(await help.getByRole('link').allInnerTexts()).toEqual(['Messenger', 'WhatsApp', 'Phone'])
})

test('on a phone the menu goes while one scrolls down or fills in a field, and comes back after', async () => {
  const { page } = await visit({ ...calm, viewport: PHONE })
  const help = page.getByRole('complementary', { name: 'Talk to us' })

  await open(page, '/contact')
  await scrollTo(page, 700)
  await help.waitFor({ state: 'hidden' })
  await scrollTo(page, 600)
  await help.waitFor()
  await page.getByLabel('Full Name').focus()
  await help.waitFor({ state: 'hidden' })
  await page.getByLabel('Full Name').blur()
  await help.waitFor()

  await help.locator('summary').click()
  const icons = await help.locator('a svg').evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width))

  expect(icons).toEqual([18, 18, 18])
})

test('the home page has one first heading, whichever banner is shown', async () => {
  const { page } = await visit(calm)
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/')

  const first = await heading.innerText()
  await page.getByRole('button', { name: 'Picture 3 of 4' }).click()
  await expect.poll(() => heading.allInnerTexts()).not.toEqual([first])

  expect(await heading.count()).toBe(1)
})

test('the banners fade in a second, and go back to the first in one and a half', async () => {
  const { page } = await visit()
  const fade = async (number: number) => {
    await page.getByRole('button', { name: `Picture ${number} of 4` }).click()
    const slide = page
      .getByRole('region', { name: 'The resort in pictures' })
      .locator('[inert], [class*=active]')
      .nth(number - 1)
    await expect.poll(() => slide.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    return slide.getAttribute('data-fade')
  }
  await open(page, '/')
  await page.evaluate(noteFades)
  await page.getByRole('button', { name: 'Pause the pictures' }).click()

  expect(await fade(4)).toBe('1000')
  expect(await fade(1)).toBe('1500')
})

/** Runs in the page: notes on what fades how long it is to take, as it begins: it may be over before anyone looks. */
function noteFades(): void {
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (propertyName !== 'opacity' || !(target instanceof HTMLElement)) return
    target.dataset['fade'] = target
      .getAnimations()
      .map(({ effect }) => effect?.getTiming().duration)
      .join(' ')
  })
}

test.each([
  { name: 'a phone', viewport: PHONE },
  { name: 'a desk', viewport: WIDE },
])('going back on $name shows the place that was left, at the foot of the longest page', async ({ viewport }) => {
  const { page } = await visit({ ...calm, viewport })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
  await open(page, '/')

  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('region', { name: 'The resort in pictures' }).waitFor()

  await expect.poll(async () => (await link.boundingBox())?.y).toBeGreaterThan(0)
  expect((await link.boundingBox())?.y).toBeLessThan(viewport.height)
})

test('a finger that moves sideways turns the banners, and one that scrolls does not', async () => {
  const { page, context } = await visit({ ...calm, viewport: PHONE, hasTouch: true })
  const current = page.locator('button[aria-current]')
  const finger = await context.newCDPSession(page)
  const move = async (x: number, y: number) => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 180, y: 200 }] })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 180 + x, y: 200 + y }] })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await open(page, '/')
  await current.waitFor()

  await move(-90, 5)
  await expect.poll(() => current.getAttribute('aria-label')).toBe('Picture 2 of 4')
  await move(90, 5)
  await expect.poll(() => current.getAttribute('aria-label')).toBe('Picture 1 of 4')
  await move(-60, -120)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)

  expect(await current.getAttribute('aria-label')).toBe('Picture 1 of 4')
})

test('the pictures of the restaurant turn by themselves until they are paused', async () => {
  const { page } = await visit()
  const main = page.getByRole('main')
  await open(page, '/dine')

  const place = main.getByRole('status').filter({ hasText: '/' })
  const turn = main.getByRole('button', { name: 'Pause the pictures' })

  await expect.poll(() => place.innerText(), { timeout: 15_000 }).toMatch(/^2 /)
  await turn.click()

  await main.getByRole('button', { name: 'Play the pictures' }).waitFor()
})

test('a banner shows a spinner while its picture loads, and only then', async () => {
  const { page } = await visit()
  const held = Promise.withResolvers<void>()
  await page.route('**/{files,lake}/images/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const banner = page.getByRole('region', { name: 'The resort in pictures' }).locator('[data-picture]').first()
  const spinner = banner.locator('[class*=spinner]')

  await spinner.waitFor()
  await expect.poll(() => spinner.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  held.resolve()

  await spinner.waitFor({ state: 'detached' })
  expect(await banner.getAttribute('data-picture')).toBe('loaded')
})

test('a picture that does not load is reported, and one that loads after all is shown', async () => {
  const { page, expectComplaint } = await visit(calm)
  expectComplaint(/ERR_FAILED/)
  await page.setViewportSize({ width: 300, height: 900 })
  await page.route('**/{files,lake}/images/**', (route) => route.abort())
  await open(page, '/dine')
  await expect.poll(() => page.getByText('Failed to load image').count()).toBeGreaterThan(0)

  await page.unroute('**/{files,lake}/images/**')
  await page.setViewportSize({ width: 1440, height: 900 })

  await expect.poll(() => page.getByRole('main').locator('[data-picture=loaded]').count()).toBeGreaterThan(0)
})

test('a page whose script does not come says which, and the way on is there', async () => {
  const { page, expectComplaint } = await visit(calm)
  expectComplaint(/ERR_FAILED|Loading chunk/)
  await open(page, '/')
  await page.route(/\/static\/js\/DinePage\.[\w-]+\.chunk\.js$/, (route) => route.abort())

  await page.getByRole('banner').getByRole('link', { name: 'Dine', exact: true }).click()
  await page.getByText(/^Loading chunk .+ failed$/).waitFor()

  expect(await page.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true)
})

test.each<[string, string, string, RegExp, (page: Page) => Promise<void>]>([
  [
    'a calendar',
    '/searchroom',
    'StayCalendar',
    /^Loading chunk src\/ui\/dates\/StayCalendar.tsx failed$/,
    (page) =>
      page
        .getByRole('button', { name: /^(Choose|Change) date: / })
        .first()
        .click(),
  ],
  [
    'the sign-in',
    '/contact',
    'AuthDialog',
    /^Signing in is not possible at the moment/,
    (page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click(),
  ],
  [
    'the toasts',
    '/contact',
    'ToastStack',
    /^Name, Email, Phone, Message are required.$/,
    (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  ],
])('%s whose script does not come costs no more than its place', async (_, path, chunk, sentence, use) => {
  const { page, expectComplaint } = await visit(calm)
  expectComplaint(/ERR_FAILED|Loading chunk/)
  await page.route(`**/static/js/${chunk}.*`, (route) => route.abort())
  await open(page, path)

  await use(page)
  await page.getByText(sentence).waitFor()

  expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1)
})

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Runs in the page: writes down how long each fade of the banners takes, and whether it is over. */
