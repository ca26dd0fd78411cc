import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { refused } from '#tests/support/answering-client.ts'
import { fillGuestDetails } from './steps/checkout.ts'
import { PHONE } from './steps/examine.ts'
import { bookStay, newGuest } from './steps/guests.ts'
import { open, reload } from './steps/open.ts'
import { openHistory, orderIn } from './steps/orders.ts'
import { addRoom, goToCheckout, openResults } from './steps/search.ts'
import { aNewcomer, readCode, signUp, signUpFromHeader } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('a guest who reloads stays at the checkout, in the order history and on the invoice; LogOut leads to /home', async () => {
  const guest = await newGuest(7)
  const { code } = await bookStay(guest, { stay: stayIn(82) })
  const { page } = await visit({ guest })
  await openResults(page, stayIn(80))
  await addRoom(page, 'Rania House')
  await goToCheckout(page)

  await reload(page)
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  await openHistory(page)
  await reload(page)
  await orderIn(page, code).waitFor()
  await page.getByRole('link', { name: `View invoice of order ${code}` }).click()
  await page.getByRole('heading', { name: 'Invoice' }).waitFor()
  await reload(page)
  await page.getByRole('heading', { name: 'Invoice' }).waitFor()
  await page.getByRole('button', { name: 'LogOut' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor()
  await page.waitForURL('/home')
  await open(page, `/profile/order/${code}`)
  await page.waitForURL('/')

  expect(await page.getByRole('heading', { name: 'Invoice' }).count()).toBe(0)
})

test('a guest whose session has ended is signed out by the next call, and led from their pages to the home page', async () => {
  const guest = await newGuest(8)
  const { resultUrl } = await bookStay(guest, { stay: stayIn(86) })
  const { page, expectComplaint } = await visit({ guest })
  expectComplaint(/401/)
  const ended = refused('unauthenticated')
  await page.route('**/api/BookingArea/Booking/GetBookings?*', (route) => route.fulfill({ status: 401, json: ended }))

  await open(page, resultUrl.replace(/Payment=\d+/, 'Payment=0'))
  await page.getByRole('heading', { name: 'Your room in Rania House is booked' }).waitFor()
  const headlines = await page.getByText('Payment Success & Order Placed Successfully!').count()
  const stored = () => page.evaluate(() => localStorage.getItem('USER'))
  const before = await stored()
  await page.getByRole('banner').getByRole('link', { name: 'My bookings' }).click()
  await page.waitForURL('/')

  expect(headlines).toBe(0)
  expect(before).not.toBeNull()
  expect(await stored()).toBeNull()
})

test('a wrong code says how often it can be tried, and is selected so that the right one replaces it', async () => {
  const { page, expectComplaint } = await visit({ viewport: PHONE })
  expectComplaint(/422/)
  const code = page.getByRole('dialog', { name: 'Verify Phone Number' }).getByLabel('Code')
  let typed = ''

  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await signUp(page, aNewcomer(87), async (...sent) => {
    await code.fill('000000')
    await page.getByText('The code is wrong. You can try 4 more times.').waitFor()
    await page.keyboard.type('12')
    typed = await code.inputValue()
    return readCode(...sent)
  })

  expect(typed).toBe('12')
})

test('the sign-in does not stay open over the page that Back leads to', async () => {
  const { page } = await visit()
  await openResults(page, stayIn(135))
  await addRoom(page, 'Rania House')
  await goToCheckout(page)
  const dialog = page.getByRole('dialog', { name: 'Sign Up' })
  await dialog.waitFor()

  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  const address = new URL(page.url()).pathname
  await page.goForward()
  await dialog.waitFor()

  expect(address).toBe('/searchroom')
})

test('what a guest typed is there after a reload, but for the number of a document, and gone once they log out', async () => {
  const { page } = await visit()
  await openResults(page, stayIn(190))
  await addRoom(page, 'Rania House')
  await goToCheckout(page)
  await signUp(page, aNewcomer(66))
  await fillGuestDetails(page)

  await reload(page)
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await field(/^Identity Number/).waitFor()
  const saved = [
    await field(/^Identity Number/).inputValue(),
    await field(/^Date of Birth/).inputValue(),
    await page.getByRole('combobox', { name: /^Identity Type/ }).inputValue(),
  ]
  await page.getByRole('banner').getByRole('link', { name: 'My bookings' }).click()
  await page.getByRole('button', { name: 'LogOut' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor()

  expect(saved).toEqual(['', '05-03-1990', 'National ID'])
  expect(await page.evaluate(() => sessionStorage.getItem('DRAFTS'))).toBeNull()
})

test('while the breaker is open a newcomer’s browser earns the code in the background', async () => {
  const { page, expectComplaint } = await visit()
  expectComplaint(/status of 428/)
  const challenge = 'challenge-of-the-test'
  const stamps: (string | undefined)[] = []
  await page.route('**/api/Message/OTP/**', async (route) => {
    const stamp = route.request().headers()['stamp']
    stamps.push(stamp)
    if (stamp !== undefined) return route.continue()
    const Data = { Challenge: challenge, Bits: 12 }
    return route.fulfill({ status: 428, json: { IsError: true, Msg: 'A short check', Data, Code: 'stamp_needed' } })
  })
  await open(page, '/')
  const check = page.getByText('One moment: your browser is doing a short check').waitFor()

  await signUpFromHeader(page, aNewcomer(48))
  await check

  const [first, second = ''] = stamps
  expect(first).toBeUndefined()
  expect(second.slice(0, challenge.length + 1)).toBe(`${challenge}.`)
  expect(workOf(challenge, second.slice(challenge.length + 1))).toMatch(/^000/)
})

function workOf(challenge: string, number: string): string {
  const nonce = Buffer.alloc(8)
  nonce.writeBigUInt64BE(BigInt(number))
  const seed = createHash('sha256').update(challenge).digest()
  return createHash('sha256').update(seed).update(nonce).digest('hex')
}

test('what is added or removed in one tab is seen in the other', async () => {
  const { context, page } = await visit()
  const other = await context.newPage()
  await openResults(page, stayIn(70))
  await open(other, '/searchroom')
  const inOther = other.getByRole('group', { name: 'Places in your booking' }).getByRole('listitem')

  await addRoom(page, 'Ichamoti House')
  await addRoom(page, 'Rania House')
  await inOther.filter({ hasText: 'Rania House, single room' }).waitFor()
  await inOther.getByRole('button', { name: 'Remove Rania House, single room' }).click()
  await page.getByRole('button', { name: 'Book Single Room: Rania House' }).waitFor()

  expect(await inOther.allInnerTexts()).toEqual([expect.stringContaining('Ichamoti House')])
})
