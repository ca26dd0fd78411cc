import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendContactMessage } from '#contract/site/contact.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { refusedBy, shareTestApi } from '#tests/support/api-of-file.ts'
import { START, type Answer } from '#tests/support/test-api.ts'

const api = shareTestApi()

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

test('a message is stored and mailed to the resort, however its phone and e-mail are written or pasted', async () => {
  const pasted = {
    Name: '\u200fRahima Khatun',
    PhoneNumber: '\u202aask my office\u202c',
    Email: 'rahima at example\u200b',
    Message: 'Do you take dogs?\u2028Mine is sm\u00adall.',
  }

  const answer = await send(aMessage(pasted))

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
  [{ Name: '', Email: '', PhoneNumber: '', Message: '' }, 'Name, Email, Phone, Message are required.'],
])('the refusal names the empty field: %o', async (changes, Msg) => {
  expect(await refused(() => send(aMessage(changes)))).toMatchObject({ status: 422, Code: 'fields_missing', Msg })
})
