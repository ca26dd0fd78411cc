import { afterEach, expect, test } from 'vitest'
import { writeMorningList } from '#api/morning-list/morning-list.ts'
import { startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { openTestPostgres } from '#tests/support/test-db.ts'

let api: TestApi
afterEach(() => api.close())

test.each(['read committed', 'serializable'] as const)(
  'twenty processes at the same instant write one list (%s)',
  async (isolation) => {
    api = await startTestApi({ open: () => openTestPostgres(isolation) })

    const written = await Promise.all(Array.from({ length: 20 }, () => writeMorningList(api.deps)))

    expect(written.filter(Boolean)).toHaveLength(1)
    expect(await api.deps.db.query('select recipient from outbox')).toEqual([{ recipient: 'stay@resort.test' }])
  },
)
