import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setLevies } from '#contract/catalogue/rates.ts'
import { callDesk, signInFirstOwner } from '#tests/support/desk/staff-browser.ts'
import { signUp } from '#tests/support/shopper.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import { PHONE, WIDE } from './steps/examine.ts'
import { measureLayout } from './steps/layout.ts'
import { addHouse, goToCheckout, openResults } from './steps/search.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

// A service charge makes the words next to sums, and the sums, as long as they ever are.

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
  const Levies = { Service: 7.5, Tax: 15 }
  const body = { ActivityId: randomUUID(), Seen: { Service: 0, Tax: 15 }, Levies }
  await callDesk(await signInFirstOwner(server), setLevies, { body })
})
afterAll(() => server.stop())
const visit = openVisits(() => server.url)

test.each([PHONE, WIDE])(
  'with a service charge nothing is squeezed on the way to a booking at $width px',
  async (viewport) => {
    const guest = await signUp(server, `+880171200${String(viewport.width).padStart(4, '0')}`)
    const { page } = await visit({ guest, viewport, reducedMotion: 'reduce' })

    await openResults(page, stayIn(60, 3))
    await page
      .getByText(/with service charge and tax$/)
      .first()
      .waitFor()
    const found = await measureLayout(page)
    await addHouse(page, 'Ichamoti House')
    found.push(...(await measureLayout(page)))
    await goToCheckout(page)
    found.push(...(await measureLayout(page)))

    expect(found).toEqual([])
  },
)
