import { expect, test } from 'vitest'
import { examine, PHONE, WIDE } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()
const calm = { reducedMotion: 'reduce' } as const
const SITE = 'Best Luxury Resort and Convention Center Near Dhaka in Bangladesh'

test('the pages that tell about the resort are open to everybody', async () => {
  const found: string[] = []
  const titles: string[] = []
  const { page } = await visit(calm)

  for (const name of [
    'about',
    'dine',
    'gallery',
    'offers',
    'career',
    'contact',
    'privacypolicy',
    'termsconditions',
    'refund',
  ]) {
    await open(page, `/${name}`)
    titles.push(await page.title())
    found.push(...(await examine(page, name)))
  }

  await open(page, '/offers/a-day-by-the-river')
  found.push(...(await examine(page, 'offer')))

  expect(found).toEqual([])
  expect(titles).toEqual(
    [
      'About',
      'Dine',
      'Gallery',
      'Offers',
      'Career',
      'Contact',
      'Privacy Policy',
      'Terms and Conditions',
      'Refund Policy',
    ].map((name) => `${name} - ${SITE}`),
  )
})

test('the gallery shows each house in its tab, and a picture as large as the screen, turned by keys', async () => {
  const found: string[] = []
  const { page } = await visit(calm)
  const large = page.getByRole('dialog', { name: 'Mud House' })
  const place = large.getByRole('status')

  await open(page, '/gallery')
  await page.getByRole('tab', { name: 'Rania House' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const pictures = page.getByRole('tabpanel', { name: 'Mud House' }).getByRole('button')
  const count = await pictures.count()
  await pictures.nth(1).press('Enter')
  await place.getByText('2 / 4').waitFor()
  found.push(...(await examine(page, 'gallery picture')))
  await page.keyboard.press('ArrowRight')
  await place.getByText('3 / 4').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await place.getByText('4 / 4').waitFor()
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'hidden' })

  expect(count).toBe(4)
  expect(await pictures.nth(1).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(found).toEqual([])
})

test('a message that is not whole is refused by name, one that cannot be sent stays, and a sent one clears', async () => {
  const found: string[] = []
  const { page, context, expectComplaint } = await visit(calm)
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  const send = () => page.getByRole('button', { name: 'Send Message' }).click()
  const message = page.getByLabel('Message', { exact: true })

  await open(page, '/contact')
  await send()
  await page.getByText('Name, Email, Phone, Message are required.').waitFor()
  await page.setViewportSize(PHONE)
  const toast = await page.getByText('Name, Email, Phone, Message are required.').boundingBox()
  await page.setViewportSize(WIDE)
  found.push(...(await examine(page, 'contact refused')))
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
  await send()
  await page.getByText('message sent successfully').waitFor()

  expect(found).toEqual([])
  expect(toast?.y).toBeGreaterThan(PHONE.height / 2)
  expect(unsent).toBe('Do you lend bicycles?')
  expect(await message.inputValue()).toBe('')
})

test('a CV can be sent although nothing is open', async () => {
  const found: string[] = []
  const { page } = await visit(calm)
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
  found.push(...(await examine(page, 'career refused', [PHONE])))
  await choose('Rahima Khatun.pdf')
  await page.getByText('Rahima Khatun.pdf').waitFor()
  found.push(...(await examine(page, 'career filled in', [PHONE])))
  await send()
  await page.getByText('Thank you. Your CV is with us').waitFor()

  expect(found).toEqual([])
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
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
