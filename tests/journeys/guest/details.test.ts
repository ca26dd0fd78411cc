import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { anOrder } from '#tests/support/site-builders.ts'
import { PHONE, WIDE } from '../steps/examine.ts'
import { open } from '../steps/open.ts'
import { aNewcomer, signUpFromHeader } from '../steps/sign-up.ts'
import { openVisits } from '../steps/visitors.ts'

// What is only seen when it is wrong: edges that meet, weights, one typeface in a sum.

const visit = openVisits()
const calm = { reducedMotion: 'reduce' } as const

/** Where the element begins and ends, px. */
async function edgesOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: Math.round(x), top: Math.round(y), right: Math.round(x + width), bottom: Math.round(y + height) }
}

/** A value of the element's computed style. */
function styleOf(element: Locator, name: string): Promise<string> {
  return element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), name)
}

test('on a phone the fields of a search are in line, and say no more than they must', async () => {
  const { page } = await visit({ ...calm, viewport: PHONE })
  await open(page, '/')
  const main = page.getByRole('main')
  const labels = [main.getByText('Arrival', { exact: true }), main.getByText('Guests', { exact: true })]
  const starts = await Promise.all(labels.map(async (label) => (await edgesOf(label.first())).left))
  const clock = await page.getByRole('time').first().innerText()
  await main.getByText('2 adults', { exact: true }).click()
  const popup = await edgesOf(main.getByRole('group', { name: 'Adults' }).locator('..').locator('..'))
  const action = await edgesOf(main.getByRole('button', { name: 'Check Availability' }))

  expect(starts[1]).toBe(starts[0])
  expect(clock).toMatch(/^Dhaka \d{1,2}:\d\d [ap]m$/)
  expect(popup.top).toBeGreaterThanOrEqual(action.bottom - 1)
})

test('the calendar has no week without a day of its month', async () => {
  const { page } = await visit({ ...calm, viewport: WIDE })
  await open(page, '/')
  await page.getByRole('textbox', { name: 'Arrival' }).click()
  const weeks = page.locator('[data-calendar]').getByRole('grid').locator('tbody > tr')
  await weeks.first().waitFor()
  const days = await weeks.evaluateAll((rows) => rows.map((row) => row.querySelectorAll('button').length))

  expect(days.length).toBeGreaterThan(7)
  expect(days).not.toContain(0)
})

test('the title of a dialog has a hairline once something is under it', async () => {
  const { page } = await visit({ ...calm, viewport: PHONE })
  await open(page, '/room')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Rania House/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const head = dialog.getByRole('heading').first().locator('..')
  const line = () => styleOf(head, 'border-bottom-color')
  await head.waitFor()
  const before = await line()
  // What the dialog holds comes in parts: it may be too short to be scrolled at first.
  const scrolledLine = async () => {
    await dialog.evaluate((element) => element.scrollTo({ top: 200 }))
    return line()
  }

  await expect.poll(scrolledLine).not.toBe(before)
  expect(before).toBe('rgba(0, 0, 0, 0)')
})

test('an account’s pages have quiet headings and labels, and one edge to each side', async () => {
  const { page } = await visit({ ...calm, viewport: PHONE })
  await open(page, '/')
  await signUpFromHeader(page, aNewcomer(85))
  await open(page, '/profile/edit')
  const main = page.getByRole('main')
  const heading = await styleOf(main.getByRole('heading', { level: 1 }), 'font-size')
  const label = await styleOf(main.getByText('First Name', { exact: true }).first(), 'font-weight')
  const field = await edgesOf(main.getByRole('textbox', { name: 'First Name' }))
  const save = await edgesOf(main.getByRole('button', { name: 'Save' }))

  expect(heading).toBe('40px')
  expect(label).toBe('500')
  expect([save.left, save.right]).toEqual([field.left, field.right])

  await page.setViewportSize(WIDE)
  await openInvoice(page)
  const invoice = main.getByRole('article')
  const right = [
    invoice.getByRole('link', { name: /@/ }).locator('..'),
    invoice.getByText('Order', { exact: true }).locator('../..'),
    invoice.getByText('Total', { exact: true }).locator('../..'),
  ]
  const lefts = await Promise.all(right.map(async (block) => (await edgesOf(block)).left))
  expect(new Set(lefts).size).toBe(1)
  expect(await typefacesOf(page, 'article dl dd')).toHaveLength(1)
})

/** An invoice whose sums have every sign: the taka's, digits and a comma. */
async function openInvoice(page: Page): Promise<void> {
  const order = anOrder()
  await page.route('**/api/BookingArea/Booking/GetBooking/*', (route) =>
    route.fulfill({ json: { IsError: false, Msg: '', Data: order, Code: null } }),
  )
  await open(page, `/profile/order/${order.Code}`)
  await page.getByRole('heading', { name: 'Invoice' }).waitFor()
}

/** The typefaces that the browser took for an element's text. */
async function typefacesOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}
