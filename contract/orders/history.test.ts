import { expect, test } from 'vitest'
import { HistoryEntry } from './history.ts'

test('an event whose texts were erased is read with empty ones', () => {
  expect(HistoryEntry.parse({ Kind: 'gaveRefund', Amount: 100 })).toEqual({
    Kind: 'gaveRefund',
    Amount: 100,
    Reason: '',
  })
})
