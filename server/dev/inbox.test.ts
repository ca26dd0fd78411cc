import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#api/platform/messages/outbox.ts'
import { openTestDb, type TestDb } from '#tests/support/test-db.ts'
import { createInbox } from './inbox.ts'

let opened: TestDb
beforeAll(async () => {
  opened = await openTestDb()
  const { db } = opened
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute))
  await enqueue(db, { channel: 'sms', to: '+8801711000001', text: 'Your code is 123456', at: at(0) })
  await enqueue(db, { channel: 'sms', to: '+8801711000002', text: 'Dear <script>alert(1)</script>', at: at(1) })
})
afterAll(() => opened.close())

const read = async (accept: string) => createInbox({ db: opened.db }).request('/dev/inbox', { headers: { accept } })

test('a program reads the messages as JSON, the newest first', async () => {
  const response = await read('application/json')

  expect(await response.json()).toEqual([
    { channel: 'sms', to: '+8801711000002', text: 'Dear <script>alert(1)</script>', at: '2026-11-20T06:01:00.000Z' },
    { channel: 'sms', to: '+8801711000001', text: 'Your code is 123456', at: '2026-11-20T06:00:00.000Z' },
  ])
})

test('a person reads a page in which the code stands out and nothing is markup', async () => {
  const response = await read('text/html,application/xhtml+xml,*/*;q=0.8')
  const page = await response.text()

  expect(response.headers.get('content-type')).toContain('text/html')
  expect(page).toContain('<strong>123456</strong>')
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect(page).not.toContain('<script')
})

test('an e-mail that is also a page is linked to it', async () => {
  const { db } = opened
  const at = new Date(Date.UTC(2026, 10, 20, 5))
  await enqueue(db, { channel: 'email', to: 'rahima@example.com', text: 'Confirmed', html: '<h1>Confirmed</h1>', at })

  const inbox = await (await read('text/html')).text()
  const links = [...inbox.matchAll(/href="(\/dev\/inbox\/\d+)"/g)].map(([, link = '']) => link)
  const page = await createInbox({ db }).request(links[0] ?? '')
  await db.change("delete from outbox where channel = 'email'")

  expect(links).toHaveLength(1)
  expect(await page.text()).toBe('<h1>Confirmed</h1>')
})

test("the page's policy lets its own style through", async () => {
  const response = await read('text/html')
  const style = /<style>(.*)<\/style>/s.exec(await response.text())?.[1] ?? ''

  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
})
