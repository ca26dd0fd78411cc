import * as z from 'zod/mini'
import { ActivityId } from '#contract/wire.ts'
import type { PendingIds } from '#src/lib/api/activity-id.ts'
import { parseStored, type BrowserStorage } from '#src/lib/browser-storage.ts'

const KEY = 'BOOKING'

const Pending = z.object({ id: ActivityId, content: z.string() })

/** Keeps the id of a booking until it is answered, so that a reload in between does not book twice. */
export function pendingBooking(storage: BrowserStorage): PendingIds {
  return {
    read() {
      const { success, data } = Pending.safeParse(parseStored(storage.get(KEY)))
      return success ? data : undefined
    },
    write(pending) {
      if (pending) storage.set(KEY, JSON.stringify(pending))
      else storage.remove(KEY)
    },
  }
}
