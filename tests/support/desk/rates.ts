import { randomUUID } from 'node:crypto'
import { fillRates } from '#api/catalogue/rates/change-rates.ts'
import { todayOf } from '#api/platform/today.ts'
import type * as contract from '#contract/catalogue/rates.ts'
import type { RateFill, RateSet } from '#contract/catalogue/rates.ts'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { DataOf, RequestOf } from '#contract/endpoint.ts'
import { anyProblem, type TestApi } from '../test-api.ts'

type FillBody = RequestOf<typeof contract.fillRates>['body']
export type Grid = DataOf<typeof contract.readRates>

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** Nights of one place and what is set for them. */
export function aFill(From: string, Until: string, Set: RateSet, changes: Partial<RateFill> = {}): RateFill {
  return { Places: [placeOf(1, 'ROOM')], From, Until, Weekdays: EVERY_DAY, Set, ...changes }
}

export function placeOf(Id: number, Type: PlaceType): { Id: number; Type: PlaceType } {
  return { Id, Type }
}

/** What the desk sends to fill nights. */
export function fillsOf(Fills: RateFill[], changes: Partial<FillBody> = {}): { body: FillBody } {
  return { body: { ActivityId: randomUUID(), DryRun: false, Seen: 0, Name: '', Fills, ...changes } }
}

export const costs = (Taka: number): RateSet => ({ Price: { Kind: 'price', Taka } })

/** Above all revisions: who names it has seen every change. */
const ALL_SEEN = 2_147_483_647

/** Fills nights at the machine itself, whatever others have changed. */
export async function fillAtMachine({ deps: { db, now } }: TestApi, ...fills: RateFill[]): Promise<void> {
  const editor = { by: null, role: 'owner', at: now(), today: todayOf({ now }) } as const
  await db.inTransaction((transaction) =>
    fillRates(transaction, anyProblem, editor, { fills, name: '', seen: ALL_SEEN, isDry: false }),
  )
}
