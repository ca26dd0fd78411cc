import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockDesk, signOutOfDesk } from '#contract/staff/account.ts'
import { LIVE_PATH, LiveHints, type LiveHint } from '#contract/live.ts'
import { fillRates } from '#contract/catalogue/rates.ts'
import { listRooms, renameRoom } from '#contract/reception/rooms.ts'
import { API_BASE } from '#contract/endpoint.ts'
import { book, signUp } from '#tests/support/shopper.ts'
import { callDesk, signInColleague, signInFirstOwner, type StaffBrowser } from '#tests/support/desk/staff-browser.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aFill, costs, fillsOf } from '#tests/support/desk/rates.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'

let server: RunningServer
let owner: StaffBrowser
beforeAll(async () => {
  server = await startServer()
  owner = await signInFirstOwner(server)
}, 60_000)
afterAll(() => server.stop())

const listen = (cookies: ReadonlyMap<string, string>) =>
  fetch(`${server.url}${API_BASE}${LIVE_PATH}`, {
    headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
  })

/** The hints of a stream until one is wanted, or until it ends. */
async function hintsUntil(response: Response, isWanted: (hint: LiveHint) => boolean): Promise<LiveHint[]> {
  const hints: LiveHint[] = []
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    for (const [, data = ''] of text.matchAll(/^data: (.*)\n\n/gm)) hints.push(...LiveHints.parse(JSON.parse(data)))
    text = text.slice(text.lastIndexOf('\n\n') + 2)
    if (hints.some(isWanted)) break
  }
  return hints
}

async function rename(Name: string): Promise<string> {
  const [room] = (await callDesk(owner, listRooms, {})).Data
  const UnitId = room?.UnitId ?? ''
  await callDesk(owner, renameRoom, { body: { ActivityId: randomUUID(), UnitId, Name } })
  return UnitId
}

test('a desk is notified of what a colleague changes, and of what guests book', async () => {
  const colleague = await signInColleague(owner, 'housekeeping', 'Rahima Begum')
  const response = await listen(colleague.cookies)

  const unit = await rename('Doyel')
  await callDesk(owner, fillRates, fillsOf([aFill('2027-02-01', '2027-02-02', costs(9_000))]))
  const guest = await signUp(server, '+8801712345678')
  const { code } = await book(server, guest, {
    places: [aPlace({ ArrivalDate: '2027-01-10', DepartureDate: '2027-01-11' })],
  })
  const hints = await hintsUntil(response, ({ Subject }) => Subject === code)

  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(hints).toEqual(
    expect.arrayContaining([
      { Topic: 'room', Subject: unit },
      { Topic: 'rates', Subject: '' },
      { Topic: 'order', Subject: code },
    ]),
  )
  expect(hints.filter(({ Subject }) => Subject === unit)).toHaveLength(1)
})

test('a stream ends with its session, and others go on', async () => {
  const colleague = await signInColleague(owner, 'desk', 'Nasrin Akter')
  const [ending, going] = [await listen(colleague.cookies), await listen(owner.cookies)]

  await callDesk({ ...colleague, cookies: new Map(colleague.cookies) }, signOutOfDesk, { body: {} })
  await hintsUntil(ending, () => false)
  const unit = await rename('Shalik')

  expect(await hintsUntil(going, ({ Subject }) => Subject === unit)).toContainEqual({ Topic: 'room', Subject: unit })
  expect((await listen(colleague.cookies)).status).toBe(401)
})

test('a locked desk goes on hearing what changed, for a hint says nothing of it', async () => {
  const colleague = await signInColleague(owner, 'desk', 'Salma Begum')
  const before = await listen(colleague.cookies)
  await callDesk(colleague, lockDesk, { body: {} })

  const after = await listen(colleague.cookies)
  const hint = { Topic: 'room', Subject: await rename('Moyna') }

  for (const stream of [before, after]) {
    expect(await hintsUntil(stream, ({ Subject }) => Subject === hint.Subject)).toContainEqual(hint)
  }
})

test('a browser has ten streams: an eleventh ends its oldest, and nobody else’s', async () => {
  const colleague = await signInColleague(owner, 'desk', 'Karim Mia')
  const [others, oldest] = [await listen(owner.cookies), await listen(colleague.cookies)]
  const tabs: Response[] = []
  for (let count = 0; count < 10; count += 1) tabs.push(await listen(colleague.cookies))

  expect(await hintsUntil(oldest, () => false)).toEqual([])
  const hint = { Topic: 'room', Subject: await rename('Tuntuni') }
  expect(await hintsUntil(others, ({ Subject }) => Subject === hint.Subject)).toContainEqual(hint)
  await callDesk(colleague, signOutOfDesk, { body: {} })

  for (const tab of tabs) expect(await hintsUntil(tab, () => false)).toContainEqual(hint)
})

test('guests and browsers that are not signed in hear nothing', async () => {
  const guest = await signUp(server, '+8801812345678')

  const answers = [await listen(new Map()), await listen(new Map([['desk', guest.token]]))]

  expect(answers.map(({ status }) => status)).toEqual([401, 401])
})

test('a server that stops ends its streams, and stops in order', async () => {
  const stream = await listen(owner.cookies)

  const [code] = await Promise.all([server.stop(), hintsUntil(stream, () => false)])

  expect(code).toBe(0)
  expect(server.output()).not.toMatch(/could not be read/)
})
