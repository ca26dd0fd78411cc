import { afterEach, expect, test } from 'vitest'
import { book } from '#contract/orders/orders.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { openStage, type Stage } from './stage.ts'
import { at, bookPaid, letIn } from './steps.ts'

// Guests leave two nights early at a desk, at the same instant as someone wants their house.

const meetings = ['in turn', 'before each commit'] as const

let stage: Stage
afterEach(() => stage.api.close())

test.each(meetings)('the site does not sell their house for tonight before it is cleaned (%s)', async (meeting) => {
  stage = await openStage()
  const code = await bookPaid(stage, stage.guest, { from: '2026-12-01', until: '2026-12-04' })
  at(stage, '2026-12-01')
  await letIn(stage, code)
  at(stage, '2026-12-02', '17:00')
  const [desk] = stage.colleagues
  const stay = await desk.stay(code)
  const tonight = aPlace({ Type: 'HOUSE', ArrivalDate: '2026-12-02', DepartureDate: '2026-12-03' })
  const sell = () => stage.api.call(book, { body: aBooking([tonight]) }, { token: stage.stranger.token })
  const checkOut = () => desk.checkOut(stay)

  const answers = await stage.atOnce([checkOut, sell], meeting)

  expect(answers.map(({ Code }) => Code)).toEqual([null, 'dates_taken'])
  expect([...stage.faults, ...(await brokenBooks(stage.api.deps))]).toEqual([])
})
