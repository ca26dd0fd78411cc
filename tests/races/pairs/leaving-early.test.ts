import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeStay } from '#contract/desk/changes.ts'
import type { DeskStay } from '#contract/desk/stays.ts'
import { book } from '#contract/orders.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { deskOf, firstOf } from '#tests/support/desk/stays.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { openStage, type Stage } from './stage.ts'
import { aNightLonger, at, bookPaid, letIn, seeChange, staysOf } from './steps.ts'

// Guests leave two nights early at one desk, at the same instant as someone wants their room on.

const meetings = ['in turn', 'before each commit'] as const

let stage: Stage
let stay: DeskStay
beforeEach(async () => {
  stage = await openStage()
  const code = await bookPaid(stage, stage.guest, { from: '2026-12-01', until: '2026-12-04' })
  at(stage, '2026-12-01')
  await letIn(stage, code)
  at(stage, '2026-12-02', '17:00')
  stay = firstOf(await staysOf(stage, code))
})
afterEach(() => stage.api.close())

const checkOut = () => deskOf(stage.api, stage.colleagues[0]).checkOut(stay)

test.each(meetings)('the site does not sell their house for tonight before it is cleaned (%s)', async (meeting) => {
  const tonight = aPlace({ Type: 'HOUSE', ArrivalDate: '2026-12-02', DepartureDate: '2026-12-03' })
  const sell = () => stage.api.call(book, { body: aBooking([tonight]) }, { token: stage.stranger.token })

  const answers = await stage.atOnce([checkOut, sell], meeting)

  expect(answers.map(({ Code }) => Code)).toEqual([null, 'dates_taken'])
  expect([...stage.faults, ...(await brokenBooks(stage.api.deps))]).toEqual([])
})

test.each(meetings)('another desk that gives them a night more is told, or was faster (%s)', async (meeting) => {
  const seen = await seeChange(stage, stay, aNightLonger(stay))
  if (!seen) throw new Error('A night more is refused')
  const body = { ActivityId: randomUUID(), ...seen }
  const extend = () => stage.api.call(changeStay, { body }, stage.colleagues[1])

  const answers = await stage.atOnce([checkOut, extend], meeting)

  expect(answers.map(({ Code }) => String(Code)).toSorted()).toEqual(['changed_elsewhere', 'null'])
  expect([...stage.faults, ...(await brokenBooks(stage.api.deps))]).toEqual([])
})
