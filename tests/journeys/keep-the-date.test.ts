import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fillGuestDetails, submitCheckout } from './steps/checkout.ts'
import { payInSandbox } from './steps/sandbox.ts'
import { addRoom, goToCheckout, searchFor } from './steps/search.ts'
import { aNewcomer, signUp } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('a confirmed stay is put into a calendar and shared', async () => {
  const { page } = await visit()
  const stay = stayIn(137)
  await searchFor(page, stay)
  await addRoom(page, 'Ichamoti House')
  await goToCheckout(page)
  await signUp(page, aNewcomer(51))
  await fillGuestDetails(page)
  await submitCheckout(page, { percent: '30%' })
  await payInSandbox(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  const share = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')

  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  expect(file).toContain(`DTSTART;VALUE=DATE:${stay.arrival.replaceAll('-', '')}\r\n`)
  expect(file).toContain(`DTEND;VALUE=DATE:${stay.departure.replaceAll('-', '')}\r\n`)
  expect(decodeURIComponent(share ?? '')).toMatch(
    /^https:\/\/wa\.me\/\?text=We are staying at Ichamoti: Ichamoti House/,
  )
})
