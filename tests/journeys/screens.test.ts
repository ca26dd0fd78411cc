import { expect, inject, test } from 'vitest'
import { bookPool } from '#contract/booking/pool.ts'
import { aVisit } from '#tests/support/bookings.ts'
import { readData } from '#tests/support/guests.ts'
import { callSite, returnFromGateway } from '#tests/support/shopper.ts'
import { examine, PHONE, WIDE } from './steps/examine.ts'
import { bookStay, newGuest } from './steps/guests.ts'
import { measureLayout } from './steps/layout.ts'
import { open } from './steps/open.ts'
import { openHistory } from './steps/orders.ts'
import { addRoom, openResults } from './steps/search.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

// The screens that main/screens.test.ts leaves out, one visit each.

const visit = openVisits()
const calm = { reducedMotion: 'reduce' } as const

test('the pages about the resort and its houses have no accessibility violations', async () => {
  const { page, expectComplaint } = await visit(calm)
  // One of the sample parts is a picture that is missing.
  expectComplaint(/gone\.jpg/)

  for (const address of [
    '/about',
    '/dine',
    '/gallery',
    '/offers/a-day-by-the-river',
    '/eid-holidays',
    '/weddings',
    '/refund',
    '/suits',
    '/room/2',
  ]) {
    await open(page, address)
    expect.soft(await examine(page, address)).toEqual([])
  }
  await open(page, '/dev/ui')
  expect.soft(await examine(page, 'parts', [PHONE])).toEqual([])
})

test('what opens over a page has no accessibility violations', async () => {
  const { page } = await visit(calm)

  await openResults(page, stayIn(102))
  await page.getByRole('button', { name: /^Change date: Arrival/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' })
  await calendar.getByRole('button', { name: 'Next Month' }).waitFor()
  expect.soft(await examine(page, 'calendar')).toEqual([])
  await page.keyboard.press('Escape')
  await addRoom(page, 'Rania House')
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: /Show your booking/ }).click()
  expect.soft(await examine(page, 'cart sheet', [PHONE])).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect.soft(await examine(page, 'menu', [PHONE])).toEqual([])
  await page.setViewportSize(WIDE)
  await open(page, '/')
  await page.getByRole('complementary', { name: 'Talk to us' }).locator('summary').click()
  expect.soft(await examine(page, 'help', [WIDE])).toEqual([])
})

test('the forms of a guest have no accessibility violations, empty and refused', async () => {
  const guest = await newGuest(43)
  const unpaid = await bookStay(guest, { stay: stayIn(117), choice: 'fail' })
  const { page } = await visit({ ...calm, guest })

  await open(page, '/package')
  await page.getByRole('button', { name: 'Request the resort' }).waitFor()
  expect.soft(await examine(page, 'package')).toEqual([])
  await open(page, '/convention')
  await page.getByRole('button', { name: 'Request the hall' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click()
  await page.getByText('Person is empty').waitFor()
  expect.soft(await examine(page, 'convention dialog')).toEqual([])
  await open(page, '/swimmingpool')
  await page.getByRole('button', { name: 'Book and pay' }).click()
  await page.getByText('Please select start and end dates.').waitFor()
  expect.soft(await examine(page, 'pool refused')).toEqual([])
  await open(page, '/profile/edit')
  await page.getByRole('button', { name: 'Save' }).waitFor()
  expect.soft(await examine(page, 'edit profile')).toEqual([])
  await open(page, '/career')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText(/ are required\.$/).waitFor()
  expect.soft(await examine(page, 'career refused', [PHONE])).toEqual([])
  await openHistory(page)
  await page.getByRole('button', { name: 'Pay again' }).click()
  expect.soft(await examine(page, 'pay dialog', [PHONE])).toEqual([])
  await open(page, unpaid.resultUrl)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect.soft(await examine(page, 'payment failed', [PHONE])).toEqual([])
})

test('what follows the payment page has no accessibility violations', async () => {
  const guest = await newGuest(44)
  const cancelled = await bookStay(guest, { stay: stayIn(121), choice: 'cancel' })
  const day = stayIn(125).arrival
  const visitOfPool = aVisit({ StartingAt: `${day}T14:00`, EndingAt: `${day}T15:30` })
  const answer = await callSite({ url: inject('siteUrl') }, bookPool, { body: visitOfPool }, guest.token)
  const pool = readData(bookPool, answer)
  const poolResult = await returnFromGateway({ code: pool.Code, paymentUrl: pool.PaymentURL }, 'pay')
  const { page } = await visit({ ...calm, guest })

  for (const [screen, address] of [
    ['payment cancelled', cancelled.resultUrl],
    ['pool booked', poolResult],
    ['pool invoice', `/profile/order/${pool.Code}`],
    ['review without its link', `/review/${cancelled.code}#${'x'.repeat(43)}`],
  ] as const) {
    await open(page, address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect.soft(await examine(page, screen, [PHONE])).toEqual([])
  }
})

test('an unknown address is HTTP 404, says Page Not Found!!!, and so does an unknown house', async () => {
  const { page, expectComplaint } = await visit(calm)
  expectComplaint(/404/)

  const answers = [await page.goto('/suits/no-such-house'), await page.goto('/no/such/page')]
  await page.getByRole('heading', { name: 'Page Not Found!!!' }).waitFor()
  expect.soft(await examine(page, 'not found', [PHONE])).toEqual([])
  expect(answers.map((answer) => answer?.status())).toEqual([404, 404])
  await expect.poll(() => page.title()).toContain('Page Not Found!!!')
})

test('main pages are as wide as their window, and nothing in them is squeezed, from the smallest phone to a large screen', async () => {
  const found: string[] = []
  const { page } = await visit(calm)

  for (const address of ['/', '/room', '/suits/rania-house', '/contact', '/dine', '/gallery', '/offers']) {
    await open(page, address)
    for (const width of [320, 768, 960, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await measureLayout(page)).map((fault) => `${address}, ${width} px: ${fault}`))
    }
  }

  expect(found).toEqual([])
})

test('what is offered can be read without JavaScript', async () => {
  const { page } = await visit({ javaScriptEnabled: false })

  await page.goto('/')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('/room')
  const rooms = page.getByRole('list', { name: 'Rooms and houses' }).getByRole('heading')
  const names = await rooms.allTextContents()
  await page.goto('/convention')

  expect(heading).not.toBe('')
  expect(names).toEqual(['Rania House', 'Double Dom (Private Suite)', 'Mud House', 'Ichamoti House'])
  expect(await page.getByRole('main').innerText()).toContain('Up to 400 people')
})
