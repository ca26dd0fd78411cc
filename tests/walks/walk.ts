import type { AnyEndpoint, DataOf, RequestOf } from '#contract/endpoint.ts'
import { listRooms } from '#contract/reception/rooms.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { pick, randomOf } from '#tests/support/random.ts'
import { aMember, type TestStaff } from '#tests/support/desk/members.ts'
import { createAtOnce, type AtOnce } from '#tests/support/races/at-once.ts'
import { watchDeadlocks } from '#tests/support/races/watch-deadlocks.ts'
import { openTestDb } from '#tests/support/test-db.ts'
import type { Engine } from '#api/platform/db/db.ts'
import { readData, signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { startTestApiWithSandbox, type Shop } from '#tests/support/sandbox.ts'
import { START, unlimited, type TestCaller } from '#tests/support/test-api.ts'

const GUESTS = 30

/** What the walk itself saw of an order's money, paisa: it is compared with the books at the end. */
type Account = {
  /** What the gateway and the desks took, less what was reversed. */
  received: number
  /** What its cancellation promised. */
  cancelled: number
  goodwill: number
  /** What staff paid by hand. */
  paidOut: number
}

/** A resort on which guests and desks act by chance, with what they remember. */
export type Walk = {
  seed: number
  random: () => number
  shop: Shop
  atOnce: AtOnce['perform']
  guests: (SignedIn & { signedInAt: Date })[]
  desks: TestStaff[]
  rooms: string[]
  /** `guest`: by their place in the list; undefined where the desk booked for someone else. */
  orders: { code: string; guest: number | undefined }[]
  /** Payment pages that no one has used. */
  pages: { url: string; code: string }[]
  receipts: { receipt: string; code: string; amount: number; by: number; isCash: boolean }[]
  /** Codes of orders that got one, the latest last. */
  withExtras: string[]
  /** How many shifts of a member are open, and what came into their tills and did not leave them, paisa. */
  tills: Map<number, { open: number; cash: number }>
  accounts: Map<string, Account>
  /** What guests and staff changed: when, who it was, and whether the history of an order names it. */
  changes: { at: Date; actor: string; isOfOrder: boolean }[]
  errors: string[]
}

export async function openWalk(seed: number): Promise<Walk> {
  const errors: string[] = []
  const atOnce = createAtOnce()
  const deadlocked = (statement: string) => void errors.push(`A deadlock ended: ${statement}`)
  const watch = (engine: Engine) => atOnce.watch(watchDeadlocks(engine, deadlocked))
  const shop = await startTestApiWithSandbox({ open: () => openTestDb(watch) })
  const { api } = shop
  api.deps.limits = { ...unlimited, passwordCost: api.deps.limits.passwordCost }
  const error = (details: object, message: string) => void errors.push(`${message}: ${JSON.stringify(details)}`)
  api.deps.log = { ...api.deps.log, error }
  const guests = await signInGuests(api.deps.db, GUESTS, START)
  const [reception, manager, owner] = [
    await aMember(api, 'desk', 'Nasrin Akter'),
    await aMember(api, 'manager', 'Karim Mia'),
    await aMember(api, 'owner', 'The Owner'),
  ]
  const rooms = readData(listRooms, await api.call(listRooms, {}, { desk: reception.desk })).Data
  return {
    seed,
    random: randomOf(seed),
    shop,
    atOnce: (acts, meeting) => atOnce.perform(acts, meeting),
    guests: guests.map((guest) => ({ ...guest, signedInAt: START })),
    desks: [reception, manager, owner],
    rooms: rooms.map(({ UnitId }) => UnitId),
    orders: [],
    pages: [],
    receipts: [],
    withExtras: [],
    tills: new Map(),
    accounts: new Map(),
    changes: [],
    errors,
  }
}

/** Why an act was not done, which is usual: a code of the API, or that there was nothing to do it to. */
export class Refusal extends Error {}

/** What an act came to. */
export async function outcomeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** For what everyone may always do: a refusal ends the walk. */
export async function unrefused<Data>(asked: Promise<Data>): Promise<Data> {
  try {
    return await asked
  } catch (error) {
    throw new Error(`Refused: ${String(error)}`, { cause: error })
  }
}

/** A failure of the server ends the walk, and a refusal only the act. */
export async function ask<E extends AnyEndpoint>(
  { shop }: Walk,
  endpoint: E,
  request: RequestOf<E>,
  caller: TestCaller,
): Promise<DataOf<E>> {
  const answer = await shop.api.call(endpoint, request, caller)
  if (answer.status >= 500) throw new Error(`${endpoint.path} answers ${answer.status} ${answer.Code}: ${answer.Msg}`)
  if (answer.IsError) throw new Refusal(answer.Code ?? 'unknown')
  return readData<E['data']>(endpoint, answer)
}

export function accountOf({ accounts }: Walk, code: string): Account {
  const account = accounts.get(code) ?? { received: 0, cancelled: 0, goodwill: 0, paidOut: 0 }
  accounts.set(code, account)
  return account
}

export function tillOf({ tills }: Walk, { id }: TestStaff): { open: number; cash: number } {
  const till = tills.get(id) ?? { open: 0, cash: 0 }
  tills.set(id, till)
  return till
}

export function todayOf({ shop }: Walk): string {
  return dhakaDate(shop.api.clock.now.getTime())
}

export function oneOf<Value>({ random }: Walk, values: readonly Value[]): Value {
  const value = pick(values, random)
  if (value === undefined) throw new Refusal('nothing to do')
  return value
}

export function chance({ random }: Walk, probability: number): boolean {
  return random() < probability
}

/** A whole number from `least` to `most`. */
export function between({ random }: Walk, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}
