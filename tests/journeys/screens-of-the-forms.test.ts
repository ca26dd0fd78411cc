import { expect, test } from 'vitest'
import { examine, PHONE, WIDE } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { aNewcomer, signUpFromHeader } from './steps/sign-up.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()
const calm = { reducedMotion: 'reduce' } as const

test('the pages of what is offered besides rooms are open to everybody', async () => {
  const found: string[] = []
  const { page } = await visit(calm)
  await open(page, '/')
  await signUpFromHeader(page, aNewcomer(43))

  await open(page, '/package')
  await page.getByRole('button', { name: 'Request the resort' }).waitFor()
  await page.setViewportSize(PHONE)
  const action = await page.getByRole('region', { name: 'Request the resort' }).getByRole('button').boundingBox()
  await page.setViewportSize(WIDE)
  found.push(...(await examine(page, 'package')))
  await open(page, '/convention')
  await page.getByRole('button', { name: 'Request the hall' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request the convention hall' })
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await dialog.getByText('Person is empty').waitFor()
  found.push(...(await examine(page, 'convention dialog')))
  await page.keyboard.press('Escape')
  found.push(...(await examine(page, 'convention')))
  await open(page, '/swimmingpool')
  await page.getByRole('button', { name: 'Book and pay' }).click()
  await page.getByText('Please select start and end dates.').waitFor()
  found.push(...(await examine(page, 'pool')))

  expect(found).toEqual([])
  expect((action?.y ?? Infinity) + (action?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
})

test('one’s profile and the reviews of a place are open to everybody', async () => {
  const found: string[] = []
  const { page } = await visit(calm)
  await open(page, '/')
  await signUpFromHeader(page, aNewcomer(44))

  await open(page, '/profile/edit')
  await page.getByRole('button', { name: 'Save' }).waitFor()
  found.push(...(await examine(page, 'edit profile')))
  await open(page, '/room')
  await page.getByRole('button', { name: 'View Details: Double Dom (Private Suite), entire house' }).click()
  const dialog = page.getByRole('dialog', { name: 'Double Dom (Private Suite), entire house' })
  await dialog.getByRole('tab', { name: 'Reviews' }).click()
  for (const text of ['Two domes, one moon.', 'The plunge pool at night!', 'Warm people.', 'We will be back.']) {
    await dialog.getByRole('textbox', { name: 'Your review' }).fill(text)
    await dialog.getByRole('button', { name: 'Post review' }).click()
    await dialog.getByRole('listitem').filter({ hasText: text }).waitFor()
  }
  await dialog.getByRole('navigation', { name: 'Reviews: pages' }).waitFor()
  found.push(...(await examine(page, 'reviews')))

  expect(found).toEqual([])
})
