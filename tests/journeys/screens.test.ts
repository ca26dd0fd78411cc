import { expect, test } from 'vitest'
import { examine, PHONE } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { addHouse, addRoom, untilSearched } from './steps/search.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()
const calm = { reducedMotion: 'reduce' } as const

test('the pages on which a stay is chosen are open to everybody', async () => {
  const found: string[] = []
  const { page } = await visit(calm)
  const { arrival, departure } = stayIn(100)

  await open(page, '/')
  found.push(...(await examine(page, 'home')))
  await open(page, '/room')
  found.push(...(await examine(page, 'rooms')))
  await page.getByRole('button', { name: 'View Details: Rania House, single room' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rania House, single room' })
  await dialog.getByRole('button', { name: 'Select Date First' }).waitFor()
  const details = await dialog.innerText()
  found.push(...(await examine(page, 'room dialog')))
  await open(page, `/searchroom?arrival=${arrival}&departure=${departure}&adults=2&children=0`)
  await untilSearched(page)
  await addRoom(page, 'Rania House')
  await addHouse(page, 'Ichamoti House')
  found.push(...(await examine(page, 'search results')))
  const words = await page.getByRole('main').innerText()
  const results = await page.getByRole('list', { name: 'Available places' }).boundingBox()
  const booking = await page.getByRole('region', { name: 'Your booking' }).boundingBox()
  const roomsOffered = await page.getByRole('button', { name: 'Book Single Room: Rania House' }).count()
  await open(page, `/searchroom?arrival=${arrival}&departure=${departure}&adults=60&children=0`)
  await page.getByText('No available house OR rooms for selected dates').last().waitFor()
  found.push(...(await examine(page, 'search without results')))

  expect(found).toEqual([])
  for (const word of ['BDT 6,500', 'per night', 'A high, quiet room with teak beams', 'Breakfast on the veranda']) {
    expect(details).toContain(word)
  }
  expect(booking?.x).toBeGreaterThan((results?.x ?? Infinity) + (results?.width ?? 0))
  expect(roomsOffered).toBe(0)
  for (const word of ['BDT 13,000', 'Price for 2 Night', '2 adults, 1 child', '4 rooms left', 'Book Entire House']) {
    expect(words).toContain(word)
  }
  for (const word of [
    'Full house',
    '2 nights',
    'Rates are in (BDT)',
    'Show Price: Price For Whole Stay',
    'Check Out',
  ]) {
    expect(words).toContain(word)
  }
})

test('what opens over a page is open to everybody', async () => {
  const found: string[] = []
  const { page } = await visit(calm)
  const { arrival, departure } = stayIn(102)

  await open(page, `/searchroom?arrival=${arrival}&departure=${departure}`)
  await untilSearched(page)
  await page.getByRole('button', { name: /^Change date: Arrival/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' })
  await calendar.getByRole('button', { name: 'Next Month' }).waitFor()
  found.push(...(await examine(page, 'calendar')))
  await page.keyboard.press('Escape')
  await addRoom(page, 'Rania House')
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: /Show your booking/ }).click()
  found.push(...(await examine(page, 'cart sheet', [PHONE])))
  await page.keyboard.press('Escape')
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Menu' }).click()
  found.push(...(await examine(page, 'menu', [PHONE])))

  expect(found).toEqual([])
})

test('an unknown address is HTTP 404 and says Page Not Found!!!', async () => {
  const found: string[] = []
  const { page, expectComplaint } = await visit(calm)
  expectComplaint(/404/)

  const answer = await page.goto('/no/such/page')
  await page.getByRole('heading', { name: 'Page Not Found!!!' }).waitFor()
  found.push(...(await examine(page, 'not found')))

  expect(found).toEqual([])
  expect(answer?.status()).toBe(404)
})

test('the home page and the rooms can be read without JavaScript', async () => {
  const { page } = await visit({ javaScriptEnabled: false })

  await page.goto('/')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('/room')
  const rooms = page.getByRole('list', { name: 'Rooms and houses' }).getByRole('heading')

  expect(heading).not.toBe('')
  expect(await rooms.allTextContents()).toEqual(
    ['Rania House', 'Double Dom (Private Suite)', 'Mud House', 'Ichamoti House'].flatMap((name) => [name, name]),
  )
})
