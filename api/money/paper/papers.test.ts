import { expect, onTestFinished, test } from 'vitest'
import { cancelForGuest } from '#contract/money/refunds.ts'
import { addExtra } from '#contract/money/charges.ts'
import { addNote } from '#contract/reception/orders.ts'
import { creditInvoice, issueInvoice, readPapers, type Sheet } from '#contract/money/paper.ts'
import { shareDesk, type Worker } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { codesOf } from '#tests/support/post.ts'
import { createApp } from '#api/app.ts'
import { ContentUnread } from '#api/platform/deps.ts'
import type { RequestTrace } from '#api/platform/http/env.ts'

const { api, guest, other, at, desk, manager } = shareDesk(['desk', 'manager'])

const papersOf = (Code: string) => desk.read(readPapers, { params: { Code } })
const issue = (Code: string, Payable = 14_950, by: Worker = desk) =>
  by.send(issueInvoice, {
    Code,
    Payable,
    Buyer: 'Padma Textiles Ltd',
    BuyerBin: '0098765432109',
    BuyerAddress: 'Savar',
  })
const credit = (Code: string, Number: string) => manager.send(creditInvoice, { Code, Number, Reason: 'another buyer' })
const sumsOf = ({ Sums }: Sheet) => Object.fromEntries(Sums.map(({ Name, Value }) => [Name, Value]))

test('a folio adds up, and says nothing that staff wrote for each other', async () => {
  const code = await aPaidOrder(api, guest)
  await desk.send(addExtra, { Code: code, Label: 'Driver’s bed', Quantity: 2, Price: 1_200 })
  await desk.send(addNote, { Code: code, Text: 'difficult about towels' })

  const { Papers } = await papersOf(code)

  expect(Papers.map(({ Sheet: { Kind } }) => Kind)).toEqual(['folio', 'receipt'])
  const [folio, receipt] = Papers.map(({ Sheet: sheet }) => sheet)
  expect(folio && sumsOf(folio)).toEqual({
    Charges: '15,400.00',
    'VAT 15 %': '2,310.00',
    Total: 'BDT 17,710',
    Paid: '−14,950.00',
    Due: 'BDT 2,760',
  })
  expect(folio?.Tables[0]?.Rows).toEqual([
    [expect.stringMatching(/^Rania House 1 · /), '2 nights', '6,500.00', '13,000.00'],
    ['Driver’s bed', '2', '1,200.00', '2,400.00'],
  ])
  expect(receipt && sumsOf(receipt)).toEqual({ Received: 'BDT 14,950' })
  expect(receipt?.Facts).toContainEqual({
    Name: 'In words',
    Value: 'Taka fourteen thousand nine hundred and fifty only',
  })
  expect(JSON.stringify(Papers)).not.toMatch(/towels/)
})

test('the link of a sheet is a PDF for anyone who has it; another token, order or sheet is none', async () => {
  const [code, theirs] = [await aPaidOrder(api, guest), await aPaidOrder(api, other)]
  const urlOf = async (of: string) => (await papersOf(of)).Papers[0]?.PdfUrl ?? ''
  const url = await urlOf(code)
  const app = createApp(api.deps)
  const trace: RequestTrace = { id: 'a request' }
  const open = (address: string) => app.request(address, {}, { trace })

  const answer = await open(url)
  const named = await open(url.replace('folio', encodeURIComponent('a"; filename=evil.html; x="ঈদ\n/folio')))
  const refused = await Promise.all([
    open(url.replace(code, theirs)),
    open(url.replace(/[\w-]{22}\/folio/, `${'A'.repeat(22)}/folio`)),
    open(url.replace(/\/[\w-]{22}\//, '/short/')),
    open(url.replace('folio', 'receipt-none')),
  ])

  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/)
  expect([answer, named].map(({ headers }) => headers.get('content-disposition'))).toEqual(
    Array(2).fill('inline; filename="folio.pdf"'),
  )
  // The token is in the path: no other site is told it, and no log.
  expect([answer.headers.get('referrer-policy'), answer.headers.get('cache-control')]).toEqual([
    'no-referrer',
    'private, no-store',
  ])
  expect(trace.route).toBe('/api/BookingArea/Paper/:Code/:Token/:File')
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('a sheet is drawn once a minute and thirty times an hour of an order; its link ends a year after, and with an erasure', async () => {
  const code = await aPaidOrder(api, guest)
  await issue(code)
  const { Papers } = await papersOf(code)
  const [folio, invoice] = Papers.map(({ PdfUrl }) => PdfUrl)
  const app = createApp({ ...api.deps, limits: { ...api.deps.limits, papersPerOrder: { count: 1, seconds: 3600 } } })
  const open = async (url = '', headers = {}) => app.request(url, { headers }, { trace: { id: 'a request' } })
  const statusOf = async (...asked: Parameters<typeof open>) => (await open(...asked)).status

  const first = await open(invoice)
  const tag = first.headers.get('etag') ?? ''
  const statuses = [await statusOf(invoice), await statusOf(invoice, { 'If-None-Match': tag }), await statusOf(folio)]
  at('2027-12-03')
  const lastDay = await statusOf(invoice, { 'If-None-Match': tag })
  at('2027-12-04')
  const over = await statusOf(invoice)
  at('2026-12-10')
  await api.deps.db.change("update guest set phone = 'erased-' || id where id = $1", [guest.guestId])

  expect([first.status, ...statuses]).toEqual([200, 200, 304, 429])
  expect([lastDay, over, await statusOf(invoice)]).toEqual([304, 404, 404])
})

test('an invoice is issued once, is never changed, and its numbers have no gap', async () => {
  const [code, theirs] = [await aPaidOrder(api, guest), await aPaidOrder(api, other)]

  const answers = await Promise.all([issue(code), issue(code, 14_950, manager)])
  await desk.send(addExtra, { Code: code, Label: 'Dinner', Quantity: 1, Price: 1_000 })
  const wrong = await issue(theirs, 1)
  const next = await issue(theirs)

  expect(new Set(codesOf(answers))).toEqual(new Set([null, 'changed_elsewhere']))
  expect(codesOf([wrong])).toEqual(['price_changed'])
  expect(readData(issueInvoice, next).Number).toBe('M63-2026-27-000002')
  const { Invoice, Papers } = await papersOf(code)
  expect(Invoice).toBe('outdated')
  const invoice = Papers.find(({ Sheet: { Kind } }) => Kind === 'vatInvoice')?.Sheet
  expect(invoice).toMatchObject({ Number: 'M63-2026-27-000001', Letterhead: { Bin: '0012345678901' } })
  expect(invoice?.Tables[0]?.Rows).toEqual([['Rania House 1', '2 nights', '13,000.00', '15', '1,950.00', '14,950.00']])
})

test('a credit note takes an invoice back once, also of a booking that was cancelled, and another may follow', async () => {
  const [code, theirs] = [await aPaidOrder(api, guest), await aPaidOrder(api, other)]
  const numbers = await Promise.all([issue(code), issue(theirs)])
  const [first = '', second = ''] = numbers.map((answer) => readData(issueInvoice, answer).Number)

  const answers = await Promise.all([credit(code, first), credit(code, first)])
  const again = await issue(code)
  await manager.send(cancelForGuest, { Code: theirs, Refund: 14_950, IsByPolicy: true, Reason: 'ill' })
  const ofCancelled = await credit(theirs, second)

  expect(new Set(codesOf(answers))).toEqual(new Set([null, 'changed_elsewhere']))
  expect(codesOf([again, ofCancelled])).toEqual([null, null])
  const { Invoice, Papers } = await papersOf(code)
  expect(Invoice).toBe('issued')
  expect(Papers.map(({ Sheet: { Number } }) => Number).slice(1, 4)).toEqual([
    'M63-2026-27-000003',
    'M67-2026-27-000001',
    first,
  ])
})

test('without a BIN no invoice is issued', async () => {
  const code = await aPaidOrder(api, guest)
  const { resortOnPaper } = api.deps
  api.deps.resortOnPaper = () => ({ ...resortOnPaper(), bin: '' })

  const answer = await issue(code)
  const { Invoice } = await papersOf(code)
  api.deps.resortOnPaper = resortOnPaper

  expect([answer.Code, Invoice]).toEqual(['order_settled', 'off'])
})

test('no paper is made before the content was read; what was issued is still open to who has its link', async () => {
  const [code, theirs] = [await aPaidOrder(api, guest), await aPaidOrder(api, other)]
  await issue(code)
  const urls = (await papersOf(code)).Papers.map(({ PdfUrl }) => PdfUrl)
  const { resortOnPaper } = api.deps
  onTestFinished(() => void (api.deps.resortOnPaper = resortOnPaper))
  api.deps.resortOnPaper = () => {
    throw new ContentUnread('The lake has not answered')
  }

  const app = createApp(api.deps)
  const opened = await Promise.all(urls.map(async (url) => app.request(url, {}, { trace: { id: 'a request' } })))
  const refused = await issue(theirs)

  expect(urls.map((url) => /\/(\w+)[^/]*$/.exec(url)?.[1])).toEqual(['folio', 'M63', 'receipt'])
  expect(opened.map(({ status }) => status)).toEqual([503, 200, 503])
  expect(opened[0]?.headers.get('retry-after')).toBe('3')
  expect(refused.Code).toBe('unavailable')
})
