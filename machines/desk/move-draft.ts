// What is decided before guests get another room: which room, how much of its higher price they pay, and why it is not all of it.

import type { listFreeRooms } from '#contract/reception/stays.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { isBlank } from '#contract/values/typed.ts'
import { amountIn } from './parts/amount.ts'

export type FreeRoom = DataOf<typeof listFreeRooms>['Data'][number]

/** `charge`: BDT before VAT, as typed. `tell`: absent until someone decides it. */
export type MoveDraft = { room: FreeRoom | undefined; fields: { charge: string; reason: string; tell?: boolean } }

/** The charge of a room until someone types another: all that it costs more. */
export function wholeDifference(room: FreeRoom | undefined): string {
  return room === undefined ? '' : String(room.Difference)
}

/** BDT before VAT; undefined unless it is a part of the difference. */
export function chargeOf({ room, fields }: MoveDraft): number | undefined {
  const charge = amountIn(fields.charge, { least: 0 })
  return room !== undefined && charge !== undefined && charge <= room.Difference ? charge : undefined
}

/** Whether the guests pay less than the room costs. */
export function isChargedLess(draft: MoveDraft): boolean {
  const charge = chargeOf(draft)
  return draft.room !== undefined && charge !== undefined && charge < draft.room.Difference
}

/** The rule of all changes (change-stays.machine.ts): the days are the same, so guests are told of another sum. */
export function isToldOfMove(draft: MoveDraft): boolean {
  return draft.fields.tell ?? (chargeOf(draft) ?? 0) > 0
}

export function needsReason(draft: MoveDraft): boolean {
  return draft.room?.IsPart === true || isChargedLess(draft)
}

export type MoveProblems = { room?: 'missing'; charge?: 'tooMuch'; reason?: 'missing' }

export function moveProblems(draft: MoveDraft): MoveProblems {
  if (draft.room === undefined) return { room: 'missing' }
  return {
    ...(chargeOf(draft) === undefined && { charge: 'tooMuch' }),
    ...(needsReason(draft) && isBlank(draft.fields.reason) && { reason: 'missing' }),
  }
}

/** The draft once the free rooms were read again: a price that changed is charged in full, unless someone typed another sum. */
export function withRooms(draft: MoveDraft, rooms: readonly FreeRoom[]): MoveDraft {
  const room = rooms.find(({ UnitId }) => UnitId === draft.room?.UnitId)
  const isUntouched = room === undefined || draft.fields.charge === wholeDifference(draft.room)
  return { room, fields: { ...draft.fields, charge: isUntouched ? wholeDifference(room) : draft.fields.charge } }
}
