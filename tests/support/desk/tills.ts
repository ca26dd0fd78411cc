import { randomUUID } from 'node:crypto'
import {
  addTillEntry,
  closeTill,
  closeTillOf,
  countTill,
  type DeskMethod,
  openTill,
  readTakings,
  readTill,
  reversePayment,
  reverseTillEntry,
  takePayment,
  type Takings,
  type Till,
} from '#contract/desk/money.ts'
import { readData } from '../guests.ts'
import { TODAY, type Answer, type TestApi } from '../test-api.ts'
import type { TestStaff } from './members.ts'

type Taking = { Method?: DeskMethod; Reference?: string; IsKnown?: boolean }

/** What a member of staff does with money, in their own shift where nothing else is said. */
export function tillOf(api: TestApi, member: TestStaff) {
  const caller = member
  return {
    open: (Float = 5_000): Promise<Answer> => api.call(openTill, { body: { ActivityId: randomUUID(), Float } }, caller),
    take: (Code: string, Amount: number, taking: Taking = {}): Promise<Answer> => {
      const body = { ActivityId: randomUUID(), Code, Amount, Method: 'cash' as const, Reference: '', ...taking }
      return api.call(takePayment, { body }, caller)
    },
    reverse: (Receipt: string): Promise<Answer> =>
      api.call(reversePayment, { body: { ActivityId: randomUUID(), Receipt, Reason: 'typed wrongly' } }, caller),
    enter: (Amount: number, Reason = 'taxi'): Promise<Answer> =>
      api.call(addTillEntry, { body: { ActivityId: randomUUID(), Amount, Reason } }, caller),
    reverseEntry: (EntryId: number): Promise<Answer> =>
      api.call(reverseTillEntry, { body: { ActivityId: randomUUID(), EntryId, Reason: 'typed wrongly' } }, caller),
    count: (Counted: number): Promise<Answer> =>
      api.call(countTill, { body: { ActivityId: randomUUID(), Counted } }, caller),
    close: (Counted: number, Note = ''): Promise<Answer> =>
      api.call(closeTill, { body: { ActivityId: randomUUID(), Counted, Note } }, caller),
    closeOf: (ShiftId: number, Counted: number, Note = ''): Promise<Answer> =>
      api.call(closeTillOf, { body: { ActivityId: randomUUID(), ShiftId, Counted, Note } }, caller),
    current: async (): Promise<Till | null> => readData(readTill, await api.call(readTill, {}, caller)),
    takings: async (day = TODAY): Promise<Takings> =>
      readData(readTakings, await api.call(readTakings, { query: { Date: day } }, caller)),
  }
}
