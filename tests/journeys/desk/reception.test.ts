import { expect, test } from 'vitest'
import { messageOf, partyOf } from '../steps/desk-days.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { examine } from '../steps/examine.ts'
import { handOn } from '../steps/ways.ts'

const { arrive, open } = shareDeskServer('desk')

test('reception checks guests in, books a walk-in, takes payments, checks out, and closes the shift', async () => {
  const guest = 'Farhana Haque'
  const code = await arrive(guest, { Id: 4, Name: 'Ichamoti House' }, '30%')
  const { page, expectComplaint } = await open('desk')
  const { keyboard } = page
  const { choose, fill, press } = handOn(page, 'keyboard')
  const look = async (screen: string) => expect.soft(await examine(page, `desk ${screen}`)).toEqual([])
  const dialog = page.getByRole('dialog')
  const shift = page.getByRole('region', { name: 'My shift' })
  const bill = page.getByRole('region', { name: 'Bill' })
  const party = (list: string) => partyOf(page, list, guest)
  const walkTo = (name: string | RegExp) =>
    page.getByRole('navigation', { name: 'Pages of the desk' }).getByRole('link', { name }).click()
  // The last room may not leave with something due.
  expectComplaint(/409/)

  await walkTo('Cashier')
  await shift.getByLabel('Opening float, BDT').fill('5000')
  await keyboard.press('Enter')
  await shift.getByText('Nothing was taken yet.').waitFor()

  await walkTo(/^Today/)
  await party('Arriving').waitFor()
  await look('today')
  await party('Arriving')
    .getByRole('button', { name: `Check in: ${guest}` })
    .click()
  await party('In house').waitFor()

  await walkTo('Book')
  await page.getByLabel('Rooms of Rania House').waitFor()
  await look('book')
  await choose(page.getByLabel('Rooms of Rania House'), '2')
  await fill(page.getByLabel('Phone', { exact: true }), '01811223344')
  await fill(page.getByLabel('Name'), 'Salma Rahman')
  await fill(page.getByLabel('Discount, %'), '10')
  await fill(page.getByLabel('Why the discount'), 'regular guest')
  await press(page.getByRole('button', { name: 'Book and take BDT 13,455' }))
  await page.getByRole('heading', { level: 1, name: 'Salma Rahman' }).waitFor()
  await page.getByText(/Receipt R-\d{4}-\d{6} is recorded/).waitFor()
  const walkIn = await bill.innerText()

  await walkTo(/^Today/)
  await party('In house')
    .getByRole('button', { name: `Check out: ${guest}` })
    .click()
  await dialog.getByText(/nights will be on sale at once/).waitFor()
  await dialog.getByRole('button', { name: 'Check out' }).click()
  await dialog.getByRole('link', { name: 'Take the payment' }).and(page.locator(':focus')).press('Enter')
  await page.waitForURL(`**/desk/orders/${code}**`)
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { level: 1, name: guest }).waitFor()
  await look('order')
  await page.getByRole('button', { name: 'Take payment' }).click()
  await dialog.getByRole('radio', { name: 'bKash' }).check()
  await dialog.getByLabel('Transaction number').fill('8N7A6D5EE7')
  await dialog.getByRole('button', { name: 'Take BDT 12,075' }).click()
  await messageOf(page, 'Receipt R-').waitFor()
  await bill.getByText(/^Due/).waitFor()
  await page.getByRole('button', { name: `Check out: ${guest}` }).click()
  await dialog.getByRole('button', { name: 'Check out' }).click()
  await messageOf(page, `Checked out: ${guest}`).waitFor()

  await walkTo('Cashier')
  await shift.getByRole('button', { name: 'Close the shift' }).click()
  await dialog.getByLabel('Counted, BDT').fill('18455')
  await keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Close the shift' }).and(page.locator(':focus')).press('Enter')
  await shift.getByText('The shift is closed').waitFor()
  await look('cashier')

  expect(walkIn).toMatch(/Discount: 10 %, regular guest\s+− BDT 1,300[\s\S]*Due\s+BDT 0/)
})

test('Enter that ends a word of an input method opens no booking, in Safari neither', async () => {
  const code = await arrive('Sabina Yasmin')
  const { page } = await open('desk', { address: '/desk/find' })
  const box = page.getByRole('searchbox')
  await box.fill('sabina')
  await page.getByRole('link', { name: /Sabina Yasmin/ }).waitFor()

  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await box.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
  const isStill = await page.getByRole('link', { name: /Sabina Yasmin/ }).isVisible()
  const address = new URL(page.url()).pathname
  await box.press('Enter')

  await page.waitForURL(`**/desk/orders/${code}`)
  expect([isStill, address]).toEqual([true, '/desk/find'])
})
