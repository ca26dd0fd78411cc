import { changeStay, quoteStayChange } from '#contract/reception/changes.ts'
import { readDeskOrder } from '#contract/reception/orders.ts'
import { checkIn, checkOut, type DeskStay, listFreeRooms, markNoShow, undoStay } from '#contract/reception/stays.ts'
import type { Place } from '#contract/orders/orders.ts'
import { holdOrder, recordMoney } from '../bookings.ts'
import type { SignedIn } from '../guests.ts'
import type { Calls } from '../post.ts'
import type { Answer, TestApi } from '../test-api.ts'

/** A paid booking; answers its code. `paid` in BDT, all of it unless it is given. */
export async function aPaidOrder(api: TestApi, guest: SignedIn, places?: Place[], paid?: number): Promise<string> {
  const order = await holdOrder(api, guest, places)
  const [row] = await api.deps.db.query<{ payable: number }>(
    'select payable_paisa as payable from orders where code = $1',
    [order.code],
  )
  const amount = paid === undefined ? (row?.payable ?? 0) : paid * 100
  await api.deps.db.change("update payment_attempt set state = 'paid' where id = $1", [order.attemptId])
  await api.deps.db.change(
    `insert into payment (attempt_id, order_code, amount_paisa, gateway_transaction, refund_key, method, received_at)
     values ($1, $2, $3, 'bank-1', 'bank-1', 'bKash', $4)`,
    [order.attemptId, order.code, amount, api.clock.now],
  )
  await recordMoney(api, order, amount)
  return order.code
}

/** What is decided of a change; without it that at the sums and stays of its quote. BDT. */
export type ChangeTerms = Partial<{
  Stays: Pick<DeskStay, 'Id' | 'Version'>[]
  Payable: number
  Refund: number
  Allowance: number
  Reason: string
  TellGuest: boolean
}>

/** The room and the days that a stay is to have, where they are not as before. */
export type Wish = Partial<{ UnitId: string; Arrival: string; Departure: string }>

/** The stays of an order, or some of them. */
type Stays = string | DeskStay | readonly DeskStay[]

/** What a member of staff does with stays: with all of an order by its code, or where it takes one, with the first in a room. */
export function deskOf({ send, call, read }: Calls) {
  const order = (Code: string) => read(readDeskOrder, { params: { Code } })
  const allOf = async (stays: Stays): Promise<readonly DeskStay[]> => {
    if (typeof stays === 'string') return (await order(stays)).Stays
    return 'Id' in stays ? [stays] : stays
  }
  const seen = async (stays: Stays) => (await allOf(stays)).map(({ Id, Version }) => ({ Id, Version }))
  const one = async (stay: string | DeskStay) => {
    if (typeof stay !== 'string') return stay
    return (await allOf(stay)).find(({ State }) => State !== 'moved') ?? firstOf([])
  }
  const oneSeen = async (stay: string | DeskStay) => {
    const { Id, Version } = await one(stay)
    return { Id, Version }
  }
  /** At the version that was seen. */
  const change = async (stay: string | DeskStay, wish: Wish, terms: ChangeTerms = {}): Promise<Answer> => {
    const { Id, Version, UnitId, Arrival, Departure } = await one(stay)
    const place = { UnitId, Arrival, Departure, ...wish }
    const quoted = await call(quoteStayChange, { query: { Id, ...place } })
    if (quoted.IsError) return quoted
    const { Stays, After, Refund } = quoteStayChange.data.parse(quoted.Data)
    const seenStays = Stays.map((other) => (other.Id === Id ? { Id, Version } : other))
    const decided = { Payable: After.Payable, Refund, Allowance: 0, Reason: '', TellGuest: false, ...terms }
    return send(changeStay, { Stays: seenStays, ...place, ...decided })
  }
  return {
    order,
    stays: async (code: string) => (await order(code)).Stays,
    /** The first stay of an order, or the first in that state. */
    stay: async (code: string, state?: DeskStay['State']) => firstOf((await order(code)).Stays, state),
    checkIn: async (stays: Stays) => send(checkIn, { Stays: await seen(stays) }),
    checkOut: async (stays: Stays, WaiveReason = '') => send(checkOut, { Stays: await seen(stays), WaiveReason }),
    noShow: async (stays: Stays) => send(markNoShow, { Stays: await seen(stays) }),
    undo: async (stay: string | DeskStay) => send(undoStay, { Stay: await oneSeen(stay) }),
    change,
    move: (stay: string | DeskStay, UnitId: string, terms: ChangeTerms = {}) => change(stay, { UnitId }, terms),
    freeRooms: async (stay: string | DeskStay) => {
      const { Id } = await one(stay)
      return (await read(listFreeRooms, { params: { id: String(Id) } })).Data
    },
  }
}

/** The first of these stays, or the first in that state. */
export function firstOf(stays: readonly DeskStay[], state?: DeskStay['State']): DeskStay {
  const found = stays.find(({ State }) => state === undefined || State === state)
  if (!found) throw new Error(`There is no stay that is ${state ?? 'known'}`)
  return found
}

/** The rooms and nights that an order has, in their order: '000000001-001 2026-12-01'. */
export async function nightsOf({ deps }: TestApi, code: string): Promise<string[]> {
  const rows = await deps.db.query<{ unit: string; night: string }>(
    'select unit_id as unit, night from unit_night where order_code = $1 order by unit_id, night',
    [code],
  )
  return rows.map(({ unit, night }) => `${unit} ${night}`)
}

/** An hour of a day in Dhaka. */
export function inDhaka(day: string, time = '15:00'): Date {
  return new Date(`${day}T${time}:00+06:00`)
}
