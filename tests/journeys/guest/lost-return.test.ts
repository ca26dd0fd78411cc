import { expect, test } from 'vitest'
import { texts } from '#src/payment-status/texts.ts'
import { open } from '../steps/open.ts'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()

const ID = '01JABCDEFGHJKMNPQRSTVWXYZ0'

test('a guest who returned from paying while the database was unavailable reads that we ask, then what became of it', async () => {
  const { page, expectComplaint } = await visit()
  expectComplaint(/503/)
  const asked: string[] = []
  await page.route('**/api/BookingArea/Payment/State?*', (route) => {
    asked.push(new URL(route.request().url()).search)
    if (asked.length === 1) {
      return route.fulfill({ status: 503, json: { IsError: true, Msg: 'Later', Data: null, Code: 'unavailable' } })
    }
    const order = { Code: 'ABCDEFGHJKMN', HoldUntil: null, Due: 0, Type: 'Room', Status: 'Confirmed' }
    const Data = { ...order, State: 'SUCCESS', Amount: 4_485, Paid: 4_485 }
    return route.fulfill({ json: { IsError: false, Msg: '', Data, Code: null } })
  })
  const heading = page.getByRole('heading', { level: 1 })

  await open(page, `/Booking/Status?Code=&Payment=&Transaction=PENDING&Phone=&Id=${ID}&IsNew=0`)
  await page.getByText(texts.asking).waitFor()
  const whileAsking = await heading.innerText()
  await page.getByRole('heading', { name: 'Payment Success & Order Placed Successfully!' }).waitFor()
  const facts = await page.getByRole('main').locator('dl').innerText()

  expect(whileAsking).toBe('Booking Status')
  expect(asked).toEqual([`?Id=${ID}`, `?Id=${ID}`])
  expect(facts).toContain('ABCDEFGHJKMN')
  expect(facts).toContain('4,485')
})
