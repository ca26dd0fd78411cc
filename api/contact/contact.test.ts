import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendContactMessage } from '#contract/contact.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { refusedBy, shareTestApi } from '#tests/support/api-of-file.ts'
import { startTestApi, START, type Answer } from '#tests/support/test-api.ts'
import { forgetOldRows } from '../retention/retention.ts'

const api = shareTestApi({ empties: ['contact_message', 'activity', 'request_budget', 'outbox'] })

type Body = RequestOf<typeof sendContactMessage>['body']

const aMessage = (changes: Partial<Body> = {}): Body => ({
  ActivityId: randomUUID(),
  Name: 'Rahima Khatun',
  PhoneNumber: 'ask my office',
  Email: 'rahima at example',
  Message: 'Do you take dogs?\nMine is small.',
  changeLog: '',
  ...changes,
})

const send = (body: Body) => api.call(sendContactMessage, { body })

async function rows() {
  return {
    messages: await api.deps.db.query('select name, phone, email, message, received_at from contact_message'),
    mails: await api.deps.db.query('select channel, recipient, body from outbox'),
    activities: await api.deps.db.query('select * from activity order by activity_id'),
  }
}

const refused = (submit: () => Promise<Answer>) => refusedBy(submit, rows)

test('a message is stored and mailed to the resort with any phone and e-mail', async () => {
  const answer = await send(aMessage())

  expect(answer).toMatchObject({ status: 200, IsError: false, Data: null })
  const { messages, mails } = await rows()
  expect(messages).toEqual([
    {
      name: 'Rahima Khatun',
      phone: 'ask my office',
      email: 'rahima at example',
      message: 'Do you take dogs?\nMine is small.',
      received_at: START,
    },
  ])
  expect(mails).toEqual([
    { channel: 'email', recipient: 'stay@resort.test', body: expect.stringContaining('Do you take dogs?') },
  ])
})

test.each([
  [{ Email: '' }, 'Email is required.'],
  [{ PhoneNumber: '   ' }, 'Phone is required.'],
  [{ Name: '', Message: '\n' }, 'Name, Message are required.'],
  [{ Name: '', Email: '', PhoneNumber: '', Message: '' }, 'Name, Email, Phone, Message are required.'],
])('what is empty is named: %o', async (changes, Msg) => {
  const answer = await refused(() => send(aMessage(changes)))

  expect(answer).toMatchObject({ status: 422, Code: 'fields_missing', Msg })
})

test('a repeated submission sends one message', async () => {
  const body = aMessage()

  const answers = [await send(body), await send(body)]

  expect(answers.map(({ status, Data }) => [status, Data])).toEqual([
    [200, null],
    [200, null],
  ])
  expect((await rows()).mails).toHaveLength(1)
})

test('a submission cannot be used for another message', async () => {
  const body = aMessage()
  await send(body)

  const answer = await refused(() => send({ ...body, Message: 'And cats?' }))

  expect(answer).toMatchObject({ status: 422, Code: 'activity_reused' })
})

test.each([
  ['a field too many', { Subject: 'Dogs' }],
  ['a change log', { changeLog: 'x' }],
  ['too long a message', { Message: 'x'.repeat(5_001) }],
  ['a name of two lines', { Name: 'Rahima\nBcc: all@example.com' }],
  ['no e-mail field', { Email: undefined }],
  ['an ActivityId that is not a UUID', { ActivityId: 'again' }],
])('%s is malformed', async (_, changes) => {
  const body = JSON.stringify({ ...aMessage(), ...changes })

  const answer = await refused(() => api.raw(sendContactMessage.path, { method: 'POST', body }))

  expect(answer).toMatchObject({ status: 400, Code: 'malformed' })
})

test('one address cannot flood the resort, and a repeat costs nothing', async () => {
  const body = aMessage()
  for (let sent = 0; sent < api.deps.limits.contactsPerAddress.count; sent += 1) {
    await send(sent === 0 ? body : aMessage())
  }

  const answer = await refused(() => send(aMessage()))
  const repeat = await send(body)

  expect(answer).toMatchObject({ status: 429, Code: 'too_many_requests' })
  expect(repeat.status).toBe(200)
})

test('no network uses up in a day what all share, however wide it is', async () => {
  const perDay = async (addressAt: (hour: number) => string) => {
    let taken = 0
    for (let hour = 0; hour < 24; hour += 1) {
      for (let sent = 0; sent < 40; sent += 1) {
        const { status } = await api.call(sendContactMessage, { body: aMessage() }, { address: addressAt(hour) })
        if (status === 200) taken += 1
      }
      api.clock.advance(3600)
    }
    return taken
  }
  api.clock.now = new Date('2026-11-21T00:00:00Z')

  const ofAddress = await perDay(() => '198.51.100.4')
  const ofWide = await perDay((hour) => `2001:db8:1:${hour}::1`)

  expect([ofAddress, ofWide]).toEqual([15, 120])
})

test('all addresses together cannot flood the resort', async () => {
  const limits = { ...api.deps.limits, contactsPerDay: { count: 1, seconds: 86_400 } }
  const crowded = await startTestApi({ deps: { limits } })
  await crowded.call(sendContactMessage, { body: aMessage() }, { address: '198.51.100.4' })

  const answer = await crowded.call(sendContactMessage, { body: aMessage() })

  expect(answer).toMatchObject({ status: 429, Code: 'too_many_requests' })
  await crowded.close()
})

test('a message is stored for a year, and no longer', async () => {
  await send(aMessage())
  api.clock.advance(365 * 86_400)
  const early = await forgetOldRows(api.deps)

  api.clock.advance(1)
  const forgotten = await forgetOldRows(api.deps)

  expect([early, forgotten]).toMatchObject([{ contact_message: 0 }, { contact_message: 1 }])
  expect((await rows()).messages).toEqual([])
})
