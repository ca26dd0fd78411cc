import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fillRates } from '#contract/catalogue/rates.ts'
import { changeStays } from '#contract/reception/changes.ts'
import { readDeskOrder } from '#contract/reception/orders.ts'
import { addDays } from '#contract/values/calendar.ts'
import { aFill, costs, fillsOf, placeOf } from '#tests/support/desk/rates.ts'
import { atQuote, dryRun } from '#tests/support/desk/stays.ts'
import { fillGuestDetails, submitCheckout } from '../steps/checkout.ts'
import type { BodyOf } from '#tests/support/post.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { examine, PHONE } from '../steps/examine.ts'
import { payInSandbox } from '../steps/sandbox.ts'
import { addRoom, goToCheckout, openResults } from '../steps/search.ts'
import { aNewcomer, signUp } from '../steps/sign-up.ts'
import { today } from '../steps/stays.ts'

const { call, visit } = shareDeskServer('manager')

test('a guest who wants one night of Eid is helped to two, pays the price of each, and one night more at the desk', async () => {
  const [eid, after] = [addDays(today(), 31), addDays(today(), 32)]
  // All places ask two nights of the stays that touch Eid, and the rooms of Rania House cost more.
  const places = [1, 2, 3, 4].flatMap((id) => [placeOf(id, 'HOUSE'), placeOf(id, 'ROOM')])
  const fills = [aFill(eid, after, { MinNights: 2 }, { Places: places }), aFill(eid, after, costs(9_000))]
  await call('manager', fillRates, fillsOf(fills, { Name: 'Eid' }))

  const { page } = await visit({ viewport: PHONE })
  await openResults(page, { arrival: eid, departure: after })
  const refusal = await page
    .getByText(/need at least 2 nights/)
    .first()
    .innerText()
  expect.soft(await examine(page, 'search that a rule refuses', [PHONE])).toEqual([])
  await page
    .getByRole('button', { name: /^2 nights, / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Book Single Room: Rania House' }).waitFor()
  const found = new URL(page.url()).searchParams
  const offer = page.getByRole('group', { name: 'Rania House, single room', exact: true })
  await offer.getByText('Price of each night').click()
  const nights = await offer.innerText()
  await addRoom(page, 'Rania House')
  await goToCheckout(page)
  await signUp(page, aNewcomer(83))
  await fillGuestDetails(page)
  await submitCheckout(page)
  const Code = await payInSandbox(page)

  const params = { Code }
  const booked = await call('manager', readDeskOrder, { params })
  const [stay] = booked.Stays
  if (!stay) throw new Error('The guest has no room')
  const { Id: StayId, UnitId, Arrival, Departure } = stay
  const Wish = { Kind: 'change', StayId, UnitId, Arrival, Departure: addDays(Departure, 1) } as const
  const change = (body: BodyOf<typeof changeStays>) =>
    call('manager', changeStays, { body: { ...body, ActivityId: randomUUID() } })
  const { Quote } = await change(dryRun(Wish))
  if (!Quote) throw new Error('A dry run answers its quote')
  await change(atQuote(Wish, Quote))
  const extended = await call('manager', readDeskOrder, { params })

  expect(refusal).toContain('need at least 2 nights')
  expect([found.get('arrival'), found.get('departure')]).toEqual([eid, addDays(after, 1)])
  expect(nights).toMatch(/BDT\s9,000[\s\S]*BDT\s6,500/)
  expect([booked.Bill.Payable, extended.Bill.Payable]).toEqual([17_825, 25_300])
})
