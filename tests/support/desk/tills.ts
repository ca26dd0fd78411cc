import {
  addTillEntry,
  closeTill,
  closeTillOf,
  countTill,
  type DeskMethod,
  openTill,
  readTill,
  reversePayment,
  reverseTillEntry,
  takePayment,
} from '#contract/money/till.ts'
import { readTakings } from '#contract/money/takings.ts'
import type { Calls } from '../post.ts'
import { TODAY } from '../test-api.ts'

type Taking = { Method?: DeskMethod; Reference?: string; IsKnown?: boolean }

/** What a member of staff does with money, in their own shift where nothing else is said. */
export function tillOf({ send, read }: Calls) {
  const Reason = 'typed wrongly'
  return {
    open: (Float = 5_000) => send(openTill, { Float }),
    take: (Code: string, Amount: number, taking: Taking = {}) =>
      send(takePayment, { Code, Amount, Method: 'cash', Reference: '', ...taking }),
    reverse: (Receipt: string) => send(reversePayment, { Receipt, Reason }),
    enter: (Amount: number, why = 'taxi') => send(addTillEntry, { Amount, Reason: why }),
    reverseEntry: (EntryId: number) => send(reverseTillEntry, { EntryId, Reason }),
    count: (Counted: number) => send(countTill, { Counted }),
    close: (Counted: number, Note = '') => send(closeTill, { Counted, Note }),
    closeOf: (ShiftId: number, Counted: number, Note = '') => send(closeTillOf, { ShiftId, Counted, Note }),
    current: () => read(readTill, {}),
    takings: (From = TODAY, To = From) => read(readTakings, { query: { From, To } }),
  }
}
