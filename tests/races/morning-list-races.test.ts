import { afterEach, expect, test } from 'vitest'
import { writeMorningList } from '#api/reception/morning-list/morning-list.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { START, startTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
afterEach(() => api.close())

test('twenty processes at the same instant write one list', async () => {
  api = await startTestApi()
  const [guest] = await signInGuests(api.deps.db, 1, START)
  await api.deps.db.change(
    `insert into orders (code, guest_id, type, status, amount_paisa, tax_percent, tax_paisa, payable_paisa, paid_paisa, created_at)
       values ('POOL00000000', $1, 'Pool', 'Confirmed', 100, 0, 0, 100, 100, $2)`,
    [guest?.guestId, START],
  )

  const written = await Promise.all(Array.from({ length: 20 }, () => writeMorningList(api.deps)))

  expect(written.filter(Boolean)).toHaveLength(1)
  expect(await api.deps.db.query('select recipient from outbox')).toEqual([{ recipient: 'stay@resort.test' }])
})
