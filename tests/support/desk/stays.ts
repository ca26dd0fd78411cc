import { type ChangeQuote, changeStays, type StayWish } from '#contract/reception/changes.ts'
import { readDeskOrder } from '#contract/reception/orders.ts'
import { checkIn, checkOut, type DeskStay, markNoShow, undoStay } from '#contract/reception/stays.ts'
import type { Place } from '#contract/orders/orders.ts'
import { holdOrder, recordMoney } from '../bookings.ts'
import { readData, type SignedIn } from '../guests.ts'
import type { BodyOf, Calls } from '../post.ts'
import type { Answer, TestApi } from '../test-api.ts'

/** A paid booking; answers its code. `paid` in BDT, all of it unless it is given. */
export async function aPaidOrder(api: TestApi, guest: SignedIn, places?: Place[], paid?: number): Promise<string> {
  return payFor(api, await holdOrder(api, guest, places), paid)
}

/** Pays for a booking that is held; answers its code. `paid` in BDT, all of it unless it is given. */
export async function payFor(api: TestApi, order: { code: string; attemptId: string }, paid?: number): Promise<string> {
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

const undecided = { Stays: [], UnitIds: [], Payable: 0, Refund: 0, TellGuest: false, Allowance: 0, Reason: '' }

/** The body that quotes a change. */
export function dryRun(Wish: StayWish) {
  return { Wish, DryRun: true, ...undecided }
}

/** What is decided of a change; without it that at the stays, rooms and sums of its quote. BDT. */
export type ChangeTerms = Partial<Omit<BodyOf<typeof changeStays>, 'Wish' | 'DryRun'>>

/** The body that makes a change at its quote. */
export const asQuoted = (wish: StayWish, quoted: Answer, terms?: ChangeTerms) => atQuote(wish, quoteIn(quoted), terms)

/** What a dry run answers. */
export function quoteIn(quoted: Answer): ChangeQuote {
  const { Quote } = readData(changeStays, quoted)
  if (!Quote) throw new Error('A dry run answers its quote')
  return Quote
}

export function atQuote(Wish: StayWish, { Stays, Rooms, After, Refund }: ChangeQuote, terms: ChangeTerms = {}) {
  const seen = { Stays, UnitIds: Rooms.map(({ UnitId }) => UnitId), Payable: After.Payable, Refund }
  return { Wish, DryRun: false, ...undecided, ...seen, ...terms }
}

/** The room and the days that a stay is to have, where they are not as before. */
export type Wish = Partial<{ UnitId: string; Arrival: string; Departure: string }>

/** The stays of an order, or some of them. */
type Stays = string | DeskStay | readonly DeskStay[]

/** What a member of staff does with stays: with all of an order by its code, or where it takes one, with the first in a room. */
export function deskOf({ send, read }: Calls) {
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
  /** Quotes a change. */
  const ask = (wish: StayWish): Promise<Answer> => send(changeStays, dryRun(wish))
  /** Makes a change at its quote. */
  const make = async (wish: StayWish, terms: ChangeTerms = {}): Promise<Answer> => {
    const quoted = await ask(wish)
    return quoted.IsError ? quoted : send(changeStays, asQuoted(wish, quoted, terms))
  }
  const quoteFor = async (wish: StayWish) => quoteIn(await ask(wish))
  /** At the version that was seen. */
  const change = async (stay: string | DeskStay, wish: Wish, terms: ChangeTerms = {}): Promise<Answer> => {
    const known = await one(stay)
    const { Id, Version } = known
    const quoted = await ask(changeOf(known, wish))
    if (quoted.IsError) return quoted
    const body = asQuoted(changeOf(known, wish), quoted, terms)
    const Stays = terms.Stays ?? body.Stays.map((other) => (other.Id === Id ? { Id, Version } : other))
    return send(changeStays, { ...body, Stays })
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
    ask,
    make,
    quoteFor,
    /** The rooms that guests could have instead of theirs. */
    offers: async (stay: string | DeskStay) => {
      const known = await one(stay)
      return (await quoteFor(changeOf(known, {}))).Offers.filter(({ UnitId }) => UnitId !== known.UnitId)
    },
  }
}

/** Other days or another room for a stay. */
export function changeOf({ Id, UnitId, Arrival, Departure }: DeskStay, wish: Wish): StayWish {
  return { Kind: 'change', StayId: Id, UnitId, Arrival, Departure, ...wish }
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
