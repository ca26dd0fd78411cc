import { expect, test, vi } from 'vitest'
import { toDayFirst } from '#contract/values/calendar.ts'
import { dayText } from '#contract/wording/format.ts'
import { PHONE } from './steps/examine.ts'
import { newGuest } from './steps/guests.ts'
import { open, reload } from './steps/open.ts'
import { factsOf, openHistory, orderIn, ordersOn, textOf } from './steps/orders.ts'
import { payInSandbox } from './steps/sandbox.ts'
import { stayIn, today } from './steps/stays.ts'
import { translate } from './steps/translate.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('a guest asks for the hall, reads what to fix, and finds the request among the orders', async () => {
  const { page } = await visit({ guest: await newGuest(41) })
  const { arrival, departure } = stayIn(50)

  await open(page, '/convention')
  await page.getByRole('button', { name: 'Request the hall' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request the convention hall' })
  const send = dialog.getByRole('button', { name: 'Send the request' })
  await dialog.getByRole('textbox', { name: 'Start Date' }).fill(toDayFirst(departure))
  await dialog.getByRole('textbox', { name: 'End Date' }).fill(toDayFirst(arrival))
  await send.click()
  await dialog.getByText('End date should be greater than start date').waitFor()
  await dialog.getByText('Person is empty').waitFor()
  await dialog.getByRole('textbox', { name: 'Start Date' }).fill(toDayFirst(arrival))
  await dialog.getByRole('textbox', { name: 'End Date' }).fill(toDayFirst(departure))
  await dialog.getByRole('textbox', { name: 'Person' }).fill('400')
  await dialog.getByRole('textbox', { name: 'Remarks' }).fill('A wedding, with dinner')
  await send.click()
  await page.getByText('Your request has been received. We will call you to confirm.').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  const panel = page.getByRole('region', { name: 'Your request' })
  await panel.waitFor()
  await reload(page)
  await panel.getByText(`${dayText(departure)} · 400 people`).waitFor()
  await openHistory(page)
  const order = ordersOn(page).first()
  const listed = await textOf(order)
  await order.getByRole('link', { name: /^View request/ }).click()
  await page.getByRole('heading', { name: 'Request', exact: true }).waitFor()

  expect(listed).toMatch(/Requested.*3 Day.*Quote to come: we call you/)
  expect(await page.getByRole('row').filter({ hasText: 'Convention hall' }).innerText()).toContain('To be quoted')
})

test('a guest books the pool for three by the half hour, pays, and finds its hours in the order history', async () => {
  const { page } = await visit({ guest: await newGuest(40) })
  const day = toDayFirst(stayIn(45).arrival)

  await open(page, '/swimmingpool')
  const form = page.getByRole('region', { name: 'Book the pool' })
  await form.getByRole('button', { name: 'Book and pay' }).click()
  await form.getByText('Please select start and end dates.').waitFor()
  await form.getByText('Person is empty').waitFor()
  const wrongFields = await form
    .locator('[aria-invalid=true]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  const focused = await page.locator(':focus').getAttribute('name')
  await form.getByRole('textbox', { name: 'Start Date' }).fill(day)
  await form.getByRole('combobox', { name: 'Start Time' }).selectOption('10:00 am')
  await form.getByRole('combobox', { name: 'End Time' }).selectOption('10:00 am')
  await form.getByRole('textbox', { name: 'Person' }).fill('3')
  await form.getByRole('button', { name: 'Book and pay' }).click()
  await form.getByText('End time should be greater than start time.').waitFor()
  await form.getByRole('combobox', { name: 'End Time' }).selectOption('12:30 pm')
  await form.getByText('End time should be greater than start time.').waitFor({ state: 'hidden' })
  const total = await textOf(form.getByRole('status').filter({ hasText: 'Amount' }))
  await form.getByRole('button', { name: 'Book and pay' }).click()
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor()
  const code = await payInSandbox(page)
  await openHistory(page)
  const order = orderIn(page, code)

  expect(wrongFields).toEqual(['startDate', 'startTime', 'endDate', 'endTime', 'persons'])
  expect(focused).toBe('startDate')
  expect(total).toMatch(/2\.500.*BDT 1,500\.00/)
  expect(await textOf(order)).toContain(`${dayText(stayIn(45).arrival)}, 10:00 am – 12:30 pm · 3 people`)
  expect(await factsOf(order)).toMatchObject({ Payable: '1,500 tk', Paid: '1,500 tk' })
})

test('on a phone a message lacks nothing unsaid: the toast is above its fields, and a refusal at its field', async () => {
  const { page, expectComplaint } = await visit({ viewport: PHONE })
  expectComplaint(/400/)
  await open(page, '/contact')
  const field = (name: string) => page.getByRole('textbox', { name })
  const send = page.getByRole('button', { name: 'Send' })

  await send.click()
  const toast = page.getByRole('alert').filter({ hasText: 'Name, Email, Phone, Message are required.' })
  await toast.waitFor()
  await vi.waitFor(async () => expect((await toast.boundingBox())?.y).toBeLessThan(20))
  await field('Full Name').fill('Rahima')
  await field('Email Address').fill('rahima@example.com')
  await field('Phone Number').fill('01712345678\u0007')
  await field('Message').fill('Is the pond deep?')
  await send.click()
  await page.getByText('This cannot be read, or is too long.').waitFor()

  expect(await page.locator(':focus').getAttribute('name')).toBe('PhoneNumber')
  expect(await page.getByText('Please check Phone').count()).toBe(0)
})

const TEXT = 'We slept to the sound of the frogs.'

test('a visitor posts a review and deletes it; nobody else is offered to', async () => {
  const { page } = await visit()
  const other = await visit()

  const dialog = await openReviews(page)
  await dialog.getByRole('button', { name: 'You stayed here? Write a review' }).click()
  // What a browser's translator does to a page does not stop a review.
  await translate(page)
  await dialog.getByRole('button', { name: 'Post review' }).click()
  await dialog.getByText('Is required.').waitFor()
  await dialog.getByRole('textbox', { name: 'Your review' }).fill(TEXT)
  await dialog.getByRole('button', { name: 'Post review' }).click()
  await page.getByText('Thank you. Your review is in the list.').waitFor()
  await dialog.getByRole('listitem').filter({ hasText: TEXT }).waitFor()
  const others = await openReviews(other.page)
  await others.getByRole('listitem').filter({ hasText: TEXT }).waitFor()
  const isOffered = (await others.getByRole('button', { name: /^Delete the review/ }).count()) > 0
  const written = await textOf(dialog.getByRole('listitem').filter({ hasText: TEXT }))
  await dialog.getByRole('button', { name: `Delete the review by Guest: ${TEXT}` }).click()
  await dialog.getByRole('button', { name: 'No' }).click()
  const focusedByNo = await page.locator(':focus').getAttribute('aria-label')
  await dialog.getByRole('button', { name: `Delete the review by Guest: ${TEXT}` }).click()
  await dialog.getByRole('button', { name: 'Yes, delete' }).click()
  await dialog.getByText('No reviews yet.').waitFor()

  expect(isOffered).toBe(false)
  expect(focusedByNo).toBe(`Delete the review by Guest: ${TEXT}`)
  expect(written).toMatch(/written in \w+ \d{4}/)
  expect(await dialog.getByText(TEXT).count()).toBe(0)
  expect(await dialog.getByRole('textbox', { name: 'Your review' }).inputValue()).toBe('')
})

async function openReviews(page: Parameters<typeof open>[0]) {
  await open(page, '/room')
  await page.getByRole('button', { name: 'View Details: Mud House, entire house' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mud House, entire house' })
  await dialog.getByRole('tab', { name: 'Reviews' }).click()
  return dialog
}

test('a guest edits their profile, but not their phone, and it is still there after a reload', async () => {
  const { page } = await visit({ guest: await newGuest(42) })
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'My bookings' }).click()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await field(/^First Name/).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('First Name is required').waitFor()
  await field(/^First Name/).fill('Rahima Begum')
  await field(/^City/).fill('Sylhet')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your profile has been saved.').waitFor()
  await reload(page)
  await field(/^City/).waitFor()
  await page.getByRole('button', { name: /date: Date of Birth/ }).click()
  const year = page.getByRole('combobox', { name: 'Year' })
  await year.waitFor()
  const years = await year.getByRole('option').allInnerTexts()

  expect(await field(/^City/).inputValue()).toBe('Sylhet')
  expect(await field(/^First Name/).inputValue()).toBe('Rahima Begum')
  expect(await field(/^Phone/).getAttribute('readonly')).not.toBeNull()
  expect([years[0], years.at(-1)]).toEqual(['1900', today().slice(0, 4)])
})

test('an incomplete message is refused by field, an unsent one outlasts a reload, and a sent one clears', async () => {
  const { page, context, expectComplaint } = await visit({ reducedMotion: 'reduce' })
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  const send = () => page.getByRole('button', { name: 'Send Message' }).click()
  const message = page.getByLabel('Message', { exact: true })

  await open(page, '/contact')
  await send()
  await page.getByText('Name, Email, Phone, Message are required.').waitFor()
  const marked = await page
    .getByRole('main')
    .getByText(/ is required$/)
    .count()
  await page.getByLabel('Full Name').fill('Rahima Khatun')
  await page.getByLabel('Email Address').fill('rahima')
  await page.getByLabel('Phone Number').fill('call me at noon')
  await send()
  await page.getByText('Message is required.').waitFor()
  await message.fill('Do you lend bicycles?')
  await context.setOffline(true)
  await send()
  await page.getByText('The resort cannot be reached.').waitFor()
  const unsent = await message.inputValue()
  await context.setOffline(false)
  await reload(page)
  const afterReload = await message.inputValue()
  await send()
  await page.getByText('message sent successfully').waitFor()
  const afterSending = await message.inputValue()
  await reload(page)

  expect(marked).toBe(4)
  expect([unsent, afterReload]).toEqual(['Do you lend bicycles?', 'Do you lend bicycles?'])
  expect([afterSending, await message.inputValue()]).toEqual(['', ''])
})

test('a CV can be sent although nothing is open', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' })
  const send = () => page.getByRole('button', { name: 'Send', exact: true }).click()
  const choose = (name: string) =>
    page.getByLabel('CV', { exact: true }).setInputFiles({ name, mimeType: '', buffer: Buffer.from('%PDF-1.7\n%%EOF') })

  await open(page, '/career')
  await page.getByText('We are Sorry! There is no job available right at this moment.').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Rahima Khatun')
  await send()
  await page.getByText('Phone, CV are required.').waitFor()
  await page.getByLabel('Phone', { exact: true }).fill('01712345678')
  await choose('me.jpg')
  await page.getByText('Please send your CV as a PDF, DOC or DOCX file').waitFor()
  await choose('Rahima Khatun.pdf')
  await page.getByText('Rahima Khatun.pdf').waitFor()
  await send()
  await page.getByText('Thank you. Your CV is with us').waitFor()

  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
})
