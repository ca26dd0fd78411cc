import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestCode } from '#contract/auth.ts'
import { toWireRequest } from '#contract/endpoint.ts'
import { book, getBooking, getBookings } from '#contract/orders.ts'
import { deleteComment, getComments, postComment, REVIEW_KEY_HEADER } from '#contract/reviews.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { freePort, startServer, type RunningServer } from '#tests/support/start-server.ts'
import { choose } from '#tests/support/paying.ts'
import { createTestDatabase } from '#tests/support/test-db.ts'
import { clientAt, signUpAcross } from './visitor.ts'

let dataDir: string
let one: RunningServer
let other: RunningServer
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'resort-processes-'))
  const port = await freePort()
  const env = { DATABASE_URL: await createTestDatabase(), PUBLIC_URL: `http://localhost:${port}` }
  // Both at once on an empty database: they take turns at the schema and at the houses. The sandbox lies in the data directory.
  const starting = [startServer({ dataDir, port, env }), startServer({ dataDir, env })] as const
  ;[one, other] = await Promise.all(starting)
})
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await rm(dataDir, { recursive: true, force: true })
})

const today = dhakaDate(Date.now())

function stayIn(days: number) {
  return { ArrivalDate: addDays(today, days), DepartureDate: addDays(today, days + 2) }
}

test('a guest who signs up, books and pays meets two processes as if they were one', async () => {
  const guest = await signUpAcross(one, other, '+8801712000001')

  const booked = await guest.at(one).call(book, { body: aBooking([aPlace(stayIn(20))]) })
  const paymentPage = new URL(booked.PaymentURL)
  const back = await choose(fetch, `${other.url}${paymentPage.pathname}${paymentPage.search}`, 'pay')
  const landed = await fetch(`${other.url}${new URL(back.action).pathname}`, {
    method: 'POST',
    body: new URLSearchParams(back.fields),
    redirect: 'manual',
  })

  expect(landed.status).toBe(303)
  const request = { params: { id: booked.Code }, query: { Code: booked.Code } }
  const seen = await Promise.all([one, other].map((server) => guest.at(server).call(getBooking, request)))
  expect(seen.map(({ Status, Paid }) => [Status, Paid])).toEqual([
    ['Confirmed', 14_950],
    ['Confirmed', 14_950],
  ])
})

test('one request that reaches both processes at once is one booking', async () => {
  const guest = await signUpAcross(other, one, '+8801712000002')
  const body = aBooking([aPlace(stayIn(30))])

  const answers = await Promise.all([one, other].map((server) => guest.at(server).call(book, { body })))

  expect(answers[1]).toEqual(answers[0])
  const { Data: orders } = await guest.at(one).call(getBookings, { query: { Take: 500, page: 1, Status: 'all' } })
  expect(orders.map(({ Code }) => Code)).toEqual([answers[0]?.Code])
})

test('a house that two guests want at two processes is held for one of them', async () => {
  const rivals = [
    await signUpAcross(one, other, '+8801712000003'),
    await signUpAcross(other, one, '+8801712000004'),
  ] as const
  const house = aPlace({ Id: 2, Type: 'HOUSE', ...stayIn(40) })

  const outcomes = await Promise.allSettled([
    rivals[0].at(one).call(book, { body: aBooking([house]) }),
    rivals[1].at(other).call(book, { body: aBooking([house]) }),
  ])

  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refusals.map(({ reason }) => reason.code)).toEqual(['dates_taken'])
})

test('a review that one process took is in the next answer of the other, and gone from it when it was deleted', async () => {
  const query = { HouseId: 1, Take: 10, Page: 1 }
  const shownAt = async (server: RunningServer) =>
    (await clientAt(server).call(getComments, { query })).data.map(({ Text }) => Text)
  const before = await shownAt(other)

  const body = { ActivityId: randomUUID(), HouseId: 1, Text: 'Fireflies' }
  const { Id, Key } = await clientAt(one).call(postComment, { body })
  const posted = await shownAt(other)
  const headers = { [REVIEW_KEY_HEADER]: Key }
  await fetch(`${one.url}/api/${toWireRequest(deleteComment, { params: { id: Id } }).path}`, { headers })

  expect({ before, posted, deleted: await shownAt(other) }).toEqual({ before: [], posted: ['Fireflies'], deleted: [] })
})

const askCode = (server: RunningServer, phone: string) =>
  clientAt(server).call(requestCode, {
    params: { phone },
    query: { activityId: randomUUID(), otpFor: 'REGISTRATION' },
  })

test('a phone that was sent a code by one process waits for the next at the other', async () => {
  await askCode(one, '+8801712000005')

  await expect(askCode(other, '+8801712000005')).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('what the processes have to send is sent by one of them', async () => {
  const phones = [11, 12, 13, 14, 15].map((number) => `+88017120000${number}`)
  const linesAbout = (phone: string) =>
    [one, other].flatMap((server) =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes(`to ${phone}]`)),
    )

  for (const [index, phone] of phones.entries()) await askCode(index % 2 === 0 ? one : other, phone)

  await expect.poll(() => phones.map((phone) => linesAbout(phone).length)).toEqual([1, 1, 1, 1, 1])
  await expect.poll(() => linesAbout('+8801712000001')).toHaveLength(2)
  expect(linesAbout('+8801712000005')).toHaveLength(1)
})
