import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestCode } from '#contract/guests/sign-in.ts'
import { toWireRequest } from '#contract/endpoint.ts'
import { deleteComment, getComments, postComment, REVIEW_KEY_HEADER } from '#contract/catalogue/reviews.ts'
import { aPlace, stayInDays } from '#tests/support/bookings.ts'
import { readData } from '#tests/support/guests.ts'
import { choose } from '#tests/support/paying.ts'
import { book, callSite, orderOf, signUp } from '#tests/support/shopper.ts'
import { freePort, startServer, type RunningServer } from '#tests/support/start-server.ts'
import { createTestDatabase } from '#tests/support/test-db.ts'

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

test('a guest who signs up, books and pays meets two processes as if they were one', async () => {
  let calls = 0
  const balanced = {
    url: one.url,
    fetch: (address: string, init?: RequestInit) =>
      fetch(address.replace(one.url, (calls += 1) % 2 === 0 ? one.url : other.url), init),
  }
  const guest = await signUp(balanced, '+8801712000001')

  const { code, paymentUrl } = await book(balanced, guest, { places: [aPlace(stayInDays(20))] })
  const back = await choose(balanced.fetch, paymentUrl, 'pay')
  const init = { method: 'POST', body: new URLSearchParams(back.fields), redirect: 'manual' } as const
  const landed = await balanced.fetch(back.action, init)

  expect(landed.status).toBe(303)
  for (const server of [one, other]) {
    expect(await orderOf(server, guest, code)).toMatchObject({ Status: 'Confirmed', Paid: 4_485 })
  }
})

test('a review that one process took is in the next answer of the other, and gone from it when it was deleted', async () => {
  const query = { HouseId: 1, Take: 10, Page: 1 }
  const shownAt = async (server: RunningServer) =>
    readData(getComments, await callSite(server, getComments, { query })).data.map(({ Text }) => Text)
  const before = await shownAt(other)

  const body = { ActivityId: randomUUID(), HouseId: 1, Text: 'Fireflies' }
  const { Id, Key } = readData(postComment, await callSite(one, postComment, { body }))
  const posted = await shownAt(other)
  const headers = { [REVIEW_KEY_HEADER]: Key }
  await fetch(`${one.url}/api/${toWireRequest(deleteComment, { params: { id: Id } }).path}`, { headers })

  expect({ before, posted, deleted: await shownAt(other) }).toEqual({ before: [], posted: ['Fireflies'], deleted: [] })
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

  for (const [index, phone] of phones.entries()) {
    const query = { activityId: randomUUID(), otpFor: 'REGISTRATION' } as const
    await callSite(index % 2 === 0 ? one : other, requestCode, { params: { phone }, query })
  }

  await expect.poll(() => phones.map((phone) => linesAbout(phone).length)).toEqual([1, 1, 1, 1, 1])
  // A code, and the confirmation.
  await expect.poll(() => linesAbout('+8801712000001')).toHaveLength(2)
})
