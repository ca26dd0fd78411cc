import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { CONTENT_COUNTS_PATH } from '#contract/values/content-counts.ts'
import { runAxe } from '#tests/journeys/steps/axe.ts'
import { submitCheckout } from '#tests/journeys/steps/checkout.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { addRoom, goToCheckout, openResults } from '#tests/journeys/steps/search.ts'
import { stayIn } from '#tests/journeys/steps/stays.ts'
import { signUp } from '#tests/support/shopper.ts'
import { staffClient } from '#tests/support/staff-client.ts'
import { signInToStudio } from './steps/edit.ts'
import { aMember } from './steps/member.ts'
import { openStudioServer } from './steps/studio-server.ts'
import { openStudioVisits } from './steps/visit-studio.ts'
import { SOON } from './visitors-see.ts'

const server = openStudioServer()
const visit = openStudioVisits(server)

const Figures = z.object({ sources: z.array(z.object({ visits: z.int() })) })

test('a visit by a printed address is counted once, and editors read what it booked', async () => {
  const { url } = server()
  await staffClient(server()).create({ _type: 'redirect', from: '/eid', to: '/room', countedAs: 'Leaflet Eid' })
  await expect.poll(async () => (await fetch(`${url}/eid`)).url, SOON).toContain('utm_source')
  const { page } = await visit({ guest: await signUp(server(), '+8801712000077') })
  const visits: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url() === url + CONTENT_COUNTS_PATH && request.postData()?.includes('visit'))
      visits.push(request.postData())
  })

  await open(page, '/eid')
  await page.mouse.wheel(0, 200)
  await expect.poll(() => visits, SOON).toEqual(['[{"kind":"visit","source":"leaflet eid"}]'])
  await openResults(page, stayIn(20))
  await addRoom(page, 'Rania House')
  await goToCheckout(page)
  await submitCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByRole('heading', { name: 'Payment Success & Order Placed Successfully!' }).waitFor()

  await expect.poll(storedVisits, SOON).toEqual([1])
  const studio = await visit()
  studio.expectComplaint(/503 \(Service Unavailable\)/)
  await studio.page.route(`**${CONTENT_COUNTS_PATH}?*`, (route) => route.fulfill({ status: 503 }))
  await signInToStudio(studio.page, aMember(server(), 'Shirin'))
  await studio.page.getByRole('link', { name: 'Visitors' }).click()
  const retry = studio.page.getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await studio.page.unroute(`**${CONTENT_COUNTS_PATH}?*`)
  await retry.press('Enter')
  const row = studio.page.getByRole('table', { name: 'Where they came from' }).getByRole('row', { name: 'leaflet eid' })
  await row.waitFor()
  const { violations } = await runAxe(studio.page, {}, '.figures')

  expect(await row.getByRole('cell').allTextContents()).toEqual(['1', '1', '14,950', '100'])
  expect(visits).toHaveLength(1)
  expect(violations).toEqual([])
})

/** The server stores what it counted every ten seconds. */
async function storedVisits(): Promise<number[]> {
  const { url } = server()
  const { secret } = await createPreviewSecret(staffClient(server()), 'test', url)
  const answer = await fetch(`${url}${CONTENT_COUNTS_PATH}?sanity-preview-secret=${secret}`)
  return Figures.parse(await answer.json()).sources.map(({ visits }) => visits)
}
