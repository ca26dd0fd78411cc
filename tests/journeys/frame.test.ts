import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { PHONE } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()
const calm = { reducedMotion: 'reduce' } as const

test('the header turns to paper after 40 px, the way back up is there after 300 px, and the clock runs', async () => {
  const { page } = await visit(calm)
  await page.clock.install()
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
  await page.clock.runFor(60_000)
  await expect.poll(() => clock.innerText()).not.toBe(time)

  expect(atTop).toBe('rgba(0, 0, 0, 0)')
  expect(isBackUpEarly).toBe(false)
  expect(stuckAt).toBe(0)
})

test('on a phone the menu of contacts goes while one scrolls down or fills in a field, and comes back after', async () => {
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
  await help.getByRole('link', { name: 'Phone' }).waitFor()

  expect(await help.getByRole('link').allInnerTexts()).toEqual(['Messenger', 'WhatsApp', 'Phone'])
})

test('a walk to the restaurant begins below its first picture, other walks at the top', async () => {
  const { page } = await visit(calm)
  const go = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))

  await open(page, '/')
  await go('Dine')
  await page.getByRole('heading', { name: 'Dinner by the pond', level: 1 }).waitFor()
  await expect.poll(scrolled).toBe(320)
  await go('About')
  await page.getByRole('heading', { level: 1, name: 'A place the river made first' }).waitFor()

  await expect.poll(scrolled).toBe(0)
})

test('going back on a phone shows the place that was left, at the foot of the longest page', async () => {
  const { page } = await visit({ ...calm, viewport: PHONE })
  const foot = page.getByRole('contentinfo')
  const heading = foot.getByRole('heading', { name: 'Policies' })
  await open(page, '/')

  await foot.locator('summary[aria-labelledby="footer-policies"]').click()
  await foot.getByRole('link', { name: 'Privacy Policy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('region', { name: 'The resort in pictures' }).waitFor()

  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(0)
  expect((await heading.boundingBox())?.y).toBeLessThan(PHONE.height)
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

test('a banner shows a spinner while its picture loads, and only then', async () => {
  const { page } = await visit({ hasPictures: true })
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
  const { page, expectComplaint } = await visit({ ...calm, hasPictures: true })
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

test.each<[string, string, RegExp, (page: Page) => Promise<void>]>([
  [
    'the sign-in',
    'AuthDialog',
    /^Signing in is not possible at the moment/,
    (page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click(),
  ],
  [
    'the toasts',
    'ToastStack',
    /^Name, Email, Phone, Message are required.$/,
    (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  ],
])('%s whose script does not come breaks nothing else', async (_, chunk, sentence, use) => {
  const { page, expectComplaint } = await visit(calm)
  expectComplaint(/ERR_FAILED|Loading chunk/)
  await page.route(`**/static/js/${chunk}.*`, (route) => route.abort())
  await open(page, '/contact')

  await use(page)
  await page.getByText(sentence).waitFor()

  expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1)
})

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
