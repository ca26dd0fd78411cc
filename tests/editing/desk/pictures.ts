import type { Locator, Page } from 'playwright-core'
import { readPapers } from '#contract/money/paper.ts'
import { addDays, dhakaDate, toDayFirst } from '#contract/values/calendar.ts'

const WIDE = { width: 1440, height: 864 }
const PHONE = { width: 360, height: 720 }

type GuidePicture = {
  name: string
  /** The heading of its chapter in the guide, to the letter. */
  chapter: string
  size: { width: number; height: number }
  /** Shows no member of staff's desk, but the page that asks who is there. */
  isSignedOut?: true
  /** Brings it on the screen; answers what the reader should look at. */
  show(page: Page): Promise<Locator | undefined>
}

const list = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) })

async function showToday(page: Page): Promise<undefined> {
  await page.goto('/desk/today')
  await list(page, 'In house').waitFor()
}

/** The bill that a resort sees whose accountant has confirmed VAT invoices. */
async function offerInvoices(page: Page): Promise<void> {
  const papers = `**/${readPapers.path.replace('{Code}', '*')}`
  await page.route(papers, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, Data: { ...answer.Data, Invoice: 'issuable' } } })
  })
}

async function showOrder(page: Page): Promise<undefined> {
  await showToday(page)
  await list(page, 'Arriving').getByRole('link', { name: 'Salma Rahman', exact: true }).click()
  await page.getByRole('region', { name: 'Bill' }).waitFor()
}

/** In the order of the guide. */
export const pictures: readonly GuidePicture[] = [
  {
    name: 'sign-in',
    chapter: 'Sign in',
    size: PHONE,
    isSignedOut: true,
    async show(page) {
      await page.goto('/desk')
      await page.getByLabel('E-mail').fill('nasrin.akter@resort.example')
      await page.getByLabel('Password').fill('a password of her own')
      return undefined
    },
  },
  { name: 'today', chapter: 'The day', size: WIDE, show: showToday },
  { name: 'today-phone', chapter: 'The day', size: PHONE, show: showToday },
  {
    name: 'change',
    chapter: 'The day',
    size: WIDE,
    async show(page) {
      await showOrder(page)
      await page.getByRole('button', { name: 'More: Salma Rahman' }).click()
      await page
        .getByRole('button', { name: /^Change stay/ })
        .last()
        .click()
      const dialog = page.getByRole('dialog')
      const departure = dialog.getByRole('textbox', { name: 'Departure' })
      await departure.fill(toDayFirst(addDays(dhakaDate(Date.now()), 3)))
      await departure.press('Tab')
      await dialog.getByText('New total with VAT').waitFor()
      return undefined
    },
  },
  {
    name: 'rates',
    chapter: 'Prices',
    size: WIDE,
    async show(page) {
      await page.goto('/desk/rates')
      const night = page.getByRole('gridcell', { name: /^Ichamoti House · whole, night of/ }).nth(6)
      const dialog = page.getByRole('dialog')
      await night.click()
      for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', '1', '8']) {
        await page.keyboard.press(key)
      }
      await dialog.getByLabel('Price').selectOption('% over the base price')
      await dialog.getByLabel('Minimum stay, nights').fill('2')
      await dialog.getByLabel('Name').fill('Winter holidays')
      await page.keyboard.press('Enter')
      await dialog.getByText(/^8 nights, 2 places/).waitFor()
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText('Winter holidays').waitFor()
      return undefined
    },
  },
  {
    name: 'book',
    chapter: 'Book for a guest',
    size: WIDE,
    async show(page) {
      await page.goto('/desk/book')
      await page.getByLabel('Rooms of Ichamoti House').selectOption('1')
      await page.getByLabel('Phone', { exact: true }).fill('01700000102')
      await page.getByText(/This phone belongs to Anisul Haque/).waitFor()
      return undefined
    },
  },
  { name: 'order', chapter: 'The booking', size: WIDE, show: showOrder },
  { name: 'order-phone', chapter: 'The booking', size: PHONE, show: showOrder },
  {
    name: 'money',
    chapter: 'Cashier',
    size: WIDE,
    async show(page) {
      await page.goto('/desk/money')
      await page.getByRole('region', { name: 'My shift' }).getByRole('button', { name: 'Close the shift' }).waitFor()
      await page.getByRole('region', { name: 'Outstanding balances' }).getByRole('listitem').first().waitFor()
      return undefined
    },
  },
  {
    name: 'company',
    chapter: 'Cashier',
    size: WIDE,
    async show(page) {
      await showOrder(page)
      await page.getByRole('button', { name: 'Bill to a company' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Company').fill('Grameen Textiles Ltd')
      await dialog.getByLabel('Address').fill('House 7, Savar, Dhaka')
      await dialog.getByLabel('BIN').fill('0021345678901')
      await dialog.getByLabel('Their reference').fill('PO 4711')
      return undefined
    },
  },
  {
    name: 'invoice',
    chapter: 'Paper for the guest',
    size: WIDE,
    async show(page) {
      await offerInvoices(page)
      await showOrder(page)
      await page.getByRole('button', { name: 'Issue VAT invoice' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Company, if it is not for the guest').fill('Grameen Textiles Ltd')
      await dialog.getByLabel('BIN of the company').fill('0021345678901')
      return undefined
    },
  },
  {
    name: 'rooms',
    chapter: 'Rooms',
    size: WIDE,
    async show(page) {
      await page.goto('/desk/rooms')
      const blocked = page.getByRole('listitem').filter({ has: page.getByText('Bulbul', { exact: true }) })
      await blocked.getByText('The air conditioner drips').waitFor()
      return blocked
    },
  },
]
