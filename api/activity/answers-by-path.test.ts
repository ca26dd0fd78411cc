import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { book } from '#contract/orders.ts'
import { payOrder } from '#contract/payments.ts'
import { requestConvention } from '#contract/requests.ts'
import { openTestDb } from '#tests/support/test-db.ts'

const migration = new URL('../db/migrations/0016_answers_by_path.sql', import.meta.url)

test('an answer that was stored before the update is found by a repeat after it', async () => {
  const { db, close } = await openTestDb()
  const stored: [string, string][] = [
    ['Booking/Book', '{"code":"4G7K2M9QX3TZ","paymentUrl":"https://pay.test/1"}'],
    ['Payment/Pay', '"https://pay.test/2"'],
    [requestConvention.path, '"4G7K2M9QX3TZ"'],
  ]
  for (const [route, answer] of stored) {
    await db.change("insert into activity values ('guest:1', $1, $2, 'hash', null, $3, now(), now())", [
      route,
      '6d0c7a54-93c2-4b0c-8e5f-0d6a1f3f7a10',
      answer,
    ])
  }

  for (const statement of (await readFile(migration, 'utf8')).replaceAll(/^--.*$/gm, '').split(';')) {
    if (statement.trim() !== '') await db.change(statement, [])
  }

  const rows = await db.query<{ route: string; answer: string }>('select route, answer from activity')
  const answers = new Map(rows.map(({ route, answer }) => [route, answer]))
  const read = ({ path, data }: typeof book | typeof payOrder | typeof requestConvention) =>
    data.parse(JSON.parse(answers.get(path) ?? 'null'))
  expect(read(book)).toEqual({ PaymentURL: 'https://pay.test/1', Code: '4G7K2M9QX3TZ' })
  expect(read(payOrder)).toEqual({ PaymentURL: 'https://pay.test/2' })
  expect(read(requestConvention)).toEqual({ Code: '4G7K2M9QX3TZ' })
  await close()
})
