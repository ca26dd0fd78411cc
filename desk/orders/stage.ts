import type { DeskOrder } from '#contract/reception/orders.ts'
import type { OrderStatus, OrderType } from '#contract/orders/orders.ts'
import { texts } from './texts.ts'

const words = {
  Requested: 'Request',
  Pending: 'Held, not paid',
  Confirmed: 'Confirmed',
  'Paid-unplaced': 'Money without a room',
  Cancelled: 'Cancelled',
  Expired: 'Expired',
  Refunded: 'Refunded',
  Completed: 'Completed',
} satisfies Record<OrderStatus, string>

export function statusWord(status: OrderStatus, type: OrderType): string {
  return status === 'Pending' && type !== 'Room' ? 'Quoted' : words[status]
}

type Order = Pick<DeskOrder, 'Stays'> & { Summary: Pick<DeskOrder['Summary'], 'Status' | 'Arrival' | 'Departure'> }

/** What its guests are doing: 'Arrives today', 'Checked in (2 of 3)'. Undefined where that adds nothing to the status. */
export function stageOf({ Summary: { Status, Arrival, Departure }, Stays }: Order, today: string): string | undefined {
  if (Status !== 'Confirmed' && Status !== 'Completed') return undefined
  // Who moved is counted in the room that they moved to.
  const rooms = Stays.filter(({ State }) => State !== 'moved' && State !== 'gone')
  const count = (state: (typeof rooms)[number]['State']) => rooms.filter(({ State }) => State === state).length
  const part = (word: string, some: number) => (some === rooms.length ? word : texts.partOf(word, some, rooms.length))
  if (count('inHouse') > 0) return part(texts.checkedIn, count('inHouse'))
  if (rooms.length > 0 && count('noShow') === rooms.length) return texts.noShow
  if (count('expected') === 0) return count('departed') > 0 ? part(texts.checkedOut, count('departed')) : undefined
  if (Arrival === today) return texts.arrivesToday
  if (Arrival < today) return Departure < today ? undefined : texts.late
  return undefined
}
