import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts'
import { createSmtp } from './smtp.ts'

let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(() => server.close())

const from = 'Ichamoti Resort <stay@resort.test>'
const aMail = { id: 7, channel: 'email', to: 'desk@resort.test', at: new Date('2026-11-20T06:00:00Z') } as const

test('a mail has its first line as subject, the resort as sender and its own id as Message-ID', async () => {
  const send = createSmtp({ url: server.url, from })

  await send({ ...aMail, text: 'Booking ABC was cancelled\n\nGuest: Rahima' })

  const [mail = ''] = server.mails
  expect(mail).toMatch(/^Subject: Booking ABC was cancelled\r$/m)
  expect(mail).toMatch(/^From: Ichamoti Resort <stay@resort.test>\r$/m)
  expect(mail).toMatch(/^To: desk@resort.test\r$/m)
  expect(mail).toMatch(/^Message-ID: <outbox-7@resort.test>\r$/m)
  expect(mail).toContain('Guest: Rahima')
})

test('a mail may also be a page, with a file for calendars', async () => {
  const send = createSmtp({ url: server.url, from })

  await send({ ...aMail, text: 'Confirmed\n\nText', html: '<p>Page</p>', calendar: 'BEGIN:VCALENDAR' })

  const [mail = ''] = server.mails
  expect(mail).toMatch(/^Content-Type: text\/html/m)
  expect(mail).toContain('<p>Page</p>')
  expect(mail).toMatch(/^Content-Type: text\/calendar/m)
  expect(mail).toContain('filename=booking.ics')
  expect(mail).toContain(Buffer.from('BEGIN:VCALENDAR').toString('base64'))
})

test('what a guest wrote adds no header', async () => {
  const send = createSmtp({ url: server.url, from })

  await send({ ...aMail, text: 'Hello\r\nBcc: everyone@resort.test\r\n\r\nText' })

  const [headers = ''] = (server.mails[0] ?? '').split('\r\n\r\n')
  expect(headers).toMatch(/^Subject: Hello\r$/m)
  expect(headers).not.toMatch(/^Bcc/m)
})

test('a mail that is not taken fails without naming its reader', async () => {
  const send = createSmtp({ url: server.url, from })

  const sending = send({ ...aMail, to: 'missing@resort.test', text: 'Hello' })

  await expect(sending).rejects.toThrow(/^The mail server did not take the message: EENVELOPE 550$/)
})

test('a mail server that is away fails the message', async () => {
  const send = createSmtp({ url: 'smtp://127.0.0.1:1', from })

  await expect(send({ ...aMail, text: 'Hello' })).rejects.toThrow('ESOCKET')
})
