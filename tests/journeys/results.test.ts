import { expect, test } from 'vitest'
import { showDay, showStay } from '#ui/dates/date-text.ts'
import { addDays, toDayFirst } from '#contract/values/calendar.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { examine, PHONE, WIDE } from './steps/examine.ts'
import { bookStay, newGuest } from './steps/guests.ts'
import { holdCalls } from './steps/hold-calls.ts'
import { open } from './steps/open.ts'
import { addHouse, addRoom, goToCheckout, openResults, typeStay } from './steps/search.ts'
import { stayIn, today } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()
const calm = { reducedMotion: 'reduce' } as const
const MUD_HOUSE = { Id: 3, Type: 'HOUSE', Name: 'Mud House' } as const
const ICHAMOTI_HOUSE = { Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' } as const

test('a result is a house with its pictures and offers, and opens its details with the searched dates', async () => {
  const { page } = await visit(calm)
  const stay = stayIn(150)
  await openResults(page, stay)

  const status = await page
    .getByRole('status')
    .filter({ hasText: /available for your dates/ })
    .innerText()
  const houses = await page.getByRole('list', { name: 'Available places' }).getByRole('heading').allInnerTexts()
  const unsold = page.getByRole('group', { name: 'Mud House, single room' })
  const quiet = await unsold.innerText()
  const strip = page.getByRole('group', { name: 'Pictures of Rania House' })
  const seen = await strip.getByRole('img').first().getAttribute('alt')
  const accents = await page.locator('main [class*="_filled_"]:visible').count()
  await strip.getByRole('button', { name: /^Next picture/ }).click()
  await strip.getByText(/^2 \/ \d$/).waitFor()
  await strip.getByRole('button', { name: /^Next picture/ }).press('ArrowLeft')
  await strip.getByText(/^1 \/ \d$/).waitFor()
  await strip.getByRole('img').first().click()
  const dialog = page.getByRole('dialog', { name: 'Rania House' })
  await dialog.getByRole('button', { name: 'Book Room' }).waitFor()
  const arrival = await dialog.getByRole('textbox', { name: 'Arrival' }).inputValue()
  await dialog.getByRole('radio', { name: /Entire house/ }).check()
  await dialog.getByRole('button', { name: 'Book House' }).waitFor()
  expect.soft(await examine(page, 'result dialog', [PHONE])).toEqual([])
  expect(status).toBe('6 offers are available for your dates')
  expect(houses).toEqual(['Rania House', 'Double Dom (Private Suite)', 'Mud House', 'Ichamoti House'])
  expect(seen).toContain('The white villa')
  expect(accents).toBe(1)
  expect(quiet).toContain('Entire house only')
  expect(quiet).not.toContain('left')
  expect(await unsold.getByRole('button', { name: /Not Available/ }).isDisabled()).toBe(true)
  expect(arrival).toBe(toDayFirst(stay.arrival))
})

test('a search without an arrival asks for the dates, and the weekend that is offered keeps the guests', async () => {
  const { page } = await visit(calm)
  await open(page, `/searchroom?arrival=${today()}&departure=${addDays(today(), 1)}&adults=3`)
  const list = page.getByRole('list', { name: 'Available places' })
  await list.waitFor()
  const arrival = page.getByRole('form', { name: 'Check dates' }).getByRole('textbox', { name: 'Arrival' })

  await page
    .getByRole('link', { name: /weekend/ })
    .first()
    .click()
  await page.getByText(/^2 nights, Thursday/).waitFor()
  await list.waitFor()
  const { searchParams } = new URL(page.url())
  await arrival.fill('')
  await page.getByRole('button', { name: 'Search Room' }).click()
  await page.getByText('Please select the arrival date and departure date').waitFor()

  expect(searchParams.get('adults')).toBe('3')
  expect(await arrival.inputValue()).toBe('')
  expect(await list.count()).toBe(0)
})

test('dates that nobody can book are refused in the form, with the reason, and no results are shown', async () => {
  const { page } = await visit(calm)
  await openResults(page, stayIn(150))

  const form = page.getByRole('form', { name: 'Check dates' })
  await typeStay(form, { arrival: stayIn(150).arrival, departure: stayIn(225).departure })
  await form.getByRole('button', { name: 'Search Room' }).click()
  const refusal = await form.getByRole('alert').innerText()

  expect(refusal).toContain(
    'the date you have selected is not Available. Please Change the Arrival Date and Departure Date.',
  )
  expect(refusal).toContain('A stay can be at most 60 nights.')
  expect(await page.getByText('Choose other dates').count()).toBe(1)
  expect(await page.getByRole('list', { name: 'Available places' }).count()).toBe(0)
})

test('where the entire house costs less than its rooms, one tap takes it, and so does the refusal', async () => {
  const { page } = await visit(calm)
  await openResults(page, stayIn(152))
  await addRoom(page, 'Rania House')
  const more = page.getByRole('group', { name: 'Quantity of Rania House, single room' })
  const booking = page.getByRole('group', { name: 'Places in your booking' })
  const offer = new RegExp(`Take the whole house, save ${formatTaka(9_200).replace(' ', '\\s')}`)

  await more.getByRole('button', { name: 'One more' }).click()
  const isOfferedForTwo = await page.getByRole('button', { name: offer }).count()
  await more.getByRole('button', { name: 'One more' }).click()
  await more.getByRole('button', { name: 'One more' }).click()
  await booking.getByRole('button', { name: offer }).waitFor()
  const badge = await page.getByRole('banner').getByRole('link', { name: 'Cart, 4 rooms' }).innerText()
  await page.setViewportSize(PHONE)
  await page.getByRole('list', { name: 'Available places' }).getByRole('button', { name: offer }).waitFor()
  await page.setViewportSize(WIDE)
  expect.soft(await examine(page, 'cheaper house', [PHONE])).toEqual([])
  await booking.getByRole('button', { name: offer }).click()
  await booking.getByText('Full house').waitFor()
  await page.getByRole('button', { name: 'Book Single Room: Rania House' }).click()
  await page.getByRole('button', { name: 'Take the single room instead' }).click()
  await booking.getByText('1 room', { exact: false }).waitFor()
  expect(isOfferedForTwo).toBe(0)
  expect(badge).toBe('4')
  expect(await booking.getByRole('listitem').count()).toBe(1)
})

test('a place that is taken offers its nearest free dates, what else is free, and not the whole resort', async () => {
  const stay = stayIn(160)
  await bookStay(await newGuest(161), { stay, place: MUD_HOUSE, percent: '100%' })
  const { page } = await visit(calm)
  await open(page, '/suits/mud-house')
  const main = page.getByRole('main')

  await typeStay(main, stay)
  await main.getByText('The date you have selected is not available.').waitFor()
  const otherPlace = main.getByRole('button', { name: 'Book instead: Rania House, single room' })
  await otherPlace.waitFor()
  expect.soft(await examine(page, 'taken house', [PHONE])).toEqual([])
  await main.getByRole('button', { name: new RegExp(`^Free from ${showDay(stayIn(162).arrival)}:`) }).click()
  await main.getByRole('button', { name: 'Book House' }).waitFor()
  const arrival = await main.getByRole('textbox', { name: 'Arrival' }).inputValue()
  await typeStay(main, stay)
  await otherPlace.click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await openResults(page, stay)
  const results = page.getByRole('list', { name: 'Available places' })
  const taken = results.getByRole('article').last()
  await taken.getByRole('button', { name: new RegExp(`^Free from ${showDay(stayIn(162).arrival)}:`) }).waitFor()
  const offered = await taken.innerText()
  expect.soft(await examine(page, 'taken result', [PHONE, WIDE])).toEqual([])
  await taken.getByRole('button', { name: new RegExp(`^Free from ${showDay(stayIn(162).arrival)}:`) }).click()
  await page.getByRole('button', { name: 'Book Entire House: Mud House' }).waitFor()
  await openResults(page, stay, 14)
  await page.getByRole('region', { name: 'These houses together' }).waitFor()
  const resort = page.getByRole('main').getByRole('link', { name: 'Full Resort Package' })
  expect(await resort.count()).toBe(0)
  expect(offered).toMatch(
    /^Mud House\n[^]*Entire house\s*Booked on these nights\s*BDT\s29,000 · Price for 2 Night, before 15% tax\s*Not Available/,
  )
  expect(arrival).toBe(toDayFirst(stayIn(162).arrival))
})

test('a checkout whose nights are taken names the line, and takes other dates in its place in one tap', async () => {
  const stay = stayIn(180)
  const dayButton = (days: number) => new RegExp(`^Free from ${showDay(stayIn(days).arrival)}:`)
  const { page, expectComplaint } = await visit({ ...calm, guest: await newGuest(162) })
  expectComplaint(/409/)
  await openResults(page, stayIn(178))
  await addRoom(page, 'Ichamoti House')
  await openResults(page, stay)
  await addHouse(page, 'Ichamoti House')
  await goToCheckout(page)
  await bookStay(await newGuest(163), { stay, place: ICHAMOTI_HOUSE, percent: '100%' })

  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check()
  const booked = await holdCalls(page, '**/api/BookingArea/Booking/Book')
  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.click()
  await submit.and(page.locator('[aria-busy=true]')).press('Enter')
  booked.goOn()
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: `Ichamoti House, entire house, ${showStay(stay)}, is no longer available.` })
  await refusal.getByRole('button', { name: 'Remove from your booking: Ichamoti House, entire house' }).waitFor()
  await refusal.getByRole('button', { name: /^Book instead: Rania House, single room/ }).waitFor()
  const timesBooked = booked.count()
  // Its rooms are in the booking for those nights.
  const besideItsRooms = await refusal.getByRole('button', { name: dayButton(178) }).count()
  // What can still be booked is a room for two nights.
  const summary = page.getByRole('region', { name: 'Booking summary' })
  const change = await summary.getByRole('link', { name: 'Change the booking' }).getAttribute('href')
  await summary.getByText('No longer available').waitFor()
  await summary.getByText(formatTaka(17_250)).filter({ visible: true }).waitFor()
  expect.soft(await examine(page, 'checkout refused', [PHONE])).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await refusal.waitFor({ state: 'hidden' })
  await refusal.getByRole('button', { name: dayButton(182) }).click()
  await refusal.waitFor({ state: 'hidden' })
  const lines = page.getByRole('listitem').filter({ hasText: 'Ichamoti House, entire house' })
  await lines
    .filter({ hasText: toDayFirst(stayIn(182).arrival) })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor()
  expect(timesBooked).toBe(1)
  expect(besideItsRooms).toBe(0)
  expect(change).toContain(`arrival=${stayIn(178).arrival}`)
})

test('the dates that were searched for follow the guest to the pages of houses and back', async () => {
  const { page } = await visit(calm)
  const stay = stayIn(170, 3)
  await openResults(page, stay, 3)

  await page.getByRole('banner').getByRole('link', { name: 'Suites' }).click()
  await page.getByRole('link', { name: 'View Details: Rania House, entire house' }).click()
  const book = page.getByRole('button', { name: 'Book House' })
  await book.waitFor()
  const box = await book.boundingBox()
  const back = await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).getAttribute('href')
  await book.click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await open(page, '/suits/rania-house')
  await page.getByText('Already in your booking for these dates.').waitFor()
  const isBookable = await page.getByRole('main').getByRole('button', { name: 'Not Available' }).isEnabled()

  expect(back).toBe(`/searchroom?arrival=${stay.arrival}&departure=${stay.departure}&adults=3&children=0`)
  // In the first view of a laptop, with dates chosen.
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  expect(isBookable).toBe(false)
})

test('a party that fits no house is offered houses together, and the whole resort', async () => {
  const { page } = await visit(calm)
  await openResults(page, stayIn(172), 14)

  const together = page.getByRole('region', { name: 'These houses together' })
  await together.waitFor()
  expect.soft(await examine(page, 'large party', [PHONE])).toEqual([])
  const resort = await page.getByRole('main').getByRole('link', { name: 'Full Resort Package' }).getAttribute('href')
  await together.getByRole('button', { name: 'Book these 2 houses' }).click()
  const booking = page.getByRole('group', { name: 'Places in your booking' })
  await booking.getByText('Full house').nth(1).waitFor()
  const again = await together.getByRole('button').innerText()
  await openResults(page, stayIn(172), 60)
  await openResults(page, stayIn(172, 3), 14)
  await together.getByRole('button', { name: 'Book these 2 houses' }).waitFor()
  expect(resort).toBe('/package')
  expect(again).toBe('Added to your booking')
})
