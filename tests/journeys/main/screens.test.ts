import { expect, test } from 'vitest'
import { examine } from '../steps/examine.ts'
import { bookStay, newGuest } from '../steps/guests.ts'
import { open } from '../steps/open.ts'
import { openHistory, orderIn } from '../steps/orders.ts'
import { addHouse, addRoom, goToCheckout, openResults, typeStay } from '../steps/search.ts'
import { stayIn } from '../steps/stays.ts'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()
const calm = { reducedMotion: 'reduce' } as const

test('the screens on which a visitor chooses a stay have no accessibility violations and a sound layout', async () => {
  const { page } = await visit(calm)
  const look = async (screen: string) => expect.soft(await examine(page, screen)).toEqual([])

  await open(page, '/')
  await look('home')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog', { name: 'Login' }).waitFor()
  await look('sign-in')
  await open(page, '/room')
  await page.getByRole('button', { name: 'View Details: Rania House, single room' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rania House, single room' })
  await dialog.getByRole('button', { name: 'Select Date First' }).waitFor()
  const details = await dialog.innerText()
  await look('room dialog')
  await page.keyboard.press('Escape')
  await look('rooms')
  await open(page, '/suits/rania-house')
  await typeStay(page.getByRole('main'), stayIn(130))
  await page.getByRole('button', { name: 'Book House' }).waitFor()
  await look('house')
  await openResults(page, stayIn(100))
  await addRoom(page, 'Rania House')
  await addHouse(page, 'Ichamoti House')
  await page.getByRole('main').getByText('Full house').waitFor()
  const words = await page.getByRole('main').innerText()
  await look('results')
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Name, Email, Phone, Message are required.').waitFor()
  await look('contact refused')
  for (const word of ['BDT 6,500', 'per night', 'A high, quiet room with teak beams', 'Breakfast on the veranda']) {
    expect(details).toContain(word)
  }
  for (const word of ['BDT 13,000', 'Price for 2 Night', '2 adults, 1 child', '4 rooms left', 'Check Out']) {
    expect(words).toContain(word)
  }
})

test('the screens of a guest have no accessibility violations and a sound layout', async () => {
  const guest = await newGuest(10)
  const { code, resultUrl } = await bookStay(guest, { stay: stayIn(110) })
  const { page } = await visit({ ...calm, guest })
  const look = async (screen: string) => expect.soft(await examine(page, screen)).toEqual([])

  await openResults(page, stayIn(115))
  await addRoom(page, 'Ichamoti House')
  await goToCheckout(page)
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  const summary = await page.getByRole('region', { name: 'Booking summary' }).innerText()
  await page.getByRole('button', { name: 'Edit the details of the guest' }).click()
  await look('checkout')
  await open(page, resultUrl)
  await page.getByRole('heading', { name: /is booked, Rahima/ }).waitFor()
  const result = await page.getByRole('main').innerText()
  await look('payment result')
  await openHistory(page)
  const order = orderIn(page, code)
  await order.waitFor()
  await look('order history')
  await order.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }).waitFor()
  await look('cancel dialog')
  await page.keyboard.press('Escape')
  await order.getByRole('link', { name: `View invoice of order ${code}` }).click()
  await page.getByRole('heading', { name: 'Invoice' }).waitFor()
  await look('invoice')
  for (const word of ['Total Taxes (15 %)', 'Total', 'Questions?', '@', '+880']) expect(summary).toContain(word)
  for (const word of [code, 'to reconfirm your booking.', 'View Order', 'Home']) expect(result).toContain(word)
})
