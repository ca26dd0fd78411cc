import { randomUUID } from 'node:crypto'
import type { fillRates, RateFill, RateSet, readRates } from '#contract/catalogue/rates.ts'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { DataOf, RequestOf } from '#contract/endpoint.ts'

type FillBody = RequestOf<typeof fillRates>['body']
export type Grid = DataOf<typeof readRates>

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
