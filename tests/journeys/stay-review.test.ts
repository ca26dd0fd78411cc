import { expect, test } from 'vitest'
import type { Db } from '#api/platform/db/db.ts'
import { closeOldStays } from '#api/reception/stays/close-stays.ts'
import { askForReviews } from '#api/catalogue/reviews/ask-for-reviews.ts'
import { addDays } from '#contract/values/calendar.ts'
import { monthText } from '#contract/wording/format.ts'
import { ensureSecrets, secretsOf } from '#server/data-dir/secrets.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aRestartableServer } from '#tests/support/restartable-server.ts'
import { book, returnFromGateway, signUp } from '#tests/support/shopper.ts'
import { examine } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const server = aRestartableServer()
const visit = openVisits(() => server.url)
const stay = stayIn(3)
const TEXT = 'Frogs at night, tea on the veranda, and nobody in a hurry.'

/** Once the stay is over and the jobs have run; answers what its guest was sent. */
async function askAfterwards(db: Db): Promise<string> {
  const deps = {
    db,
    now: () => new Date(`${addDays(stay.departure, 1)}T05:00:00Z`),
    secrets: secretsOf({ CODE_PEPPER: undefined, IDENTITY_KEY: undefined }, await ensureSecrets(server.dataDir)),
    publicUrl: server.url,
  }
  await closeOldStays(deps)
  await askForReviews(deps)
  const [sms] = await db.query<{ body: string }>("select body from outbox where body like '%/review/%'")
  return sms?.body ?? ''
}

test('a guest who is asked after the stay writes a review without signing in, and all who look for a house read it', async () => {
  const guest = await signUp(server, '+8801712000001')
  const places = [aPlace({ ArrivalDate: stay.arrival, DepartureDate: stay.departure })]
  await returnFromGateway(await book(server, guest, { places }), 'pay')
  const sms = await server.whileStopped(askAfterwards)
  const { page } = await visit()
  const by = `stayed in ${monthText(stay.arrival)}`

  await open(page, sms.slice(sms.indexOf('http')))
  expect.soft(await examine(page, 'review of a stay')).toEqual([])
  await page.getByRole('button', { name: 'Post review' }).click()
  await page.keyboard.press('Space')
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight')
  await page.getByRole('radio', { name: '4 of 5', checked: true }).waitFor()
  await page.getByRole('textbox', { name: 'Your review' }).fill(TEXT)
  await page.getByRole('button', { name: 'Post review' }).click()
  await page.getByRole('link', { name: 'See Rania House' }).click()
  await page.getByRole('region', { name: 'What guests say' }).getByText(by).waitFor()
  expect.soft(await examine(page, 'house with a review')).toEqual([])
  const [arrival, departure] = [addDays(stay.departure, 1), addDays(stay.departure, 2)]
  for (const address of [`/searchroom?arrival=${arrival}&departure=${departure}`, '/suits', '/room', '/']) {
    await open(page, address)
    await page.getByText(by).first().waitFor()
    expect.soft(await examine(page, `review on ${address.split('?')[0]}`)).toEqual([])
  }
})
