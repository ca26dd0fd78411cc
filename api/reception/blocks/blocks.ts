import { addBlocks, type DeskBlock, listBlocks, releaseBlock } from '#contract/reception/blocks.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays, dhakaDateTime } from '#contract/values/calendar.ts'
import { maxBlockNights } from '#contract/values/roles.ts'
import { eachNight, HORIZON_DAYS, nightsOf, type Stay } from '#contract/values/stay.ts'
import { blockNights, releaseBlockNights, type NightInTheWay } from '#api/nights/inventory.ts'
import type { Db, Reads, Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { logStaffAct } from '#api/staff/log/staff-log.ts'
import { lockRooms } from '#api/orders/stays/stays.sql.ts'
import {
  insertBlocks,
  lockBlock,
  selectBlocksBetween,
  selectBlocksFrom,
  selectBlocksOfNight,
  selectRunAround,
  updateBlockEnd,
  type BlockRow,
} from './blocks.sql.ts'
import type { Say } from '#api/platform/texts/catalogues.ts'
import { todayOf } from '#api/platform/today.ts'

export const blocksRoutes: Route[] = [
  serve(listBlocks, readBlocks),
  serve(addBlocks, blockRooms),
  serve(releaseBlock, release),
]

async function readBlocks({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<DataOf<typeof listBlocks>> {
  return { Data: (await selectBlocksFrom(db, todayOf({ now }))).map(blockOf) }
}

/** The rooms that are blocked on the night of a day. */
export async function blocksOfNight(db: Db, night: string): Promise<DeskBlock[]> {
  return (await selectBlocksOfNight(db, night)).map(blockOf)
}

/** The blocks with a night from `from` on, but before `until`. */
export async function blocksBetween(reads: Reads, days: { from: string; until: string }): Promise<DeskBlock[]> {
  return (await selectBlocksBetween(reads, days)).map(blockOf)
}

async function blockRooms(
  deps: Pick<Deps, 'now'> &
    Throws<'not_found' | 'dates_not_available' | 'dates_taken' | 'fields_missing' | 'forbidden' | 'sign_in_again'>,
  { body: { UnitIds, From, Until, Kind: kind, Reason: reason }, staff, once }: Call<typeof addBlocks>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const stay = { arrival: From, departure: Until }
    requireBlockable(deps, stay)
    const most = maxBlockNights[staff.role]
    if (nightsOf(stay) > most) throw deps.problem('forbidden', (t) => t.desk.blockTooLong(most))
    if (kind === 'other' && reason === '') throw deps.problem('fields_missing', (t) => t.desk.blockReasonMissing)

    const units = [...new Set(UnitIds)]
    const taken = await takeOffSale(db, { units, kind, reason, starts: From, ends: Until, by: staff.id, at })
    if (taken === 'unknownRoom') throw deps.problem('not_found', (t) => t.desk.unknownRoom)
    if (taken) throw deps.problem('dates_taken', sayTaken(taken))
    for (const unitId of units) {
      const run = await longestRun(db, { unitId, starts: From, ends: Until })
      if (run > most) throw deps.problem('forbidden', (t) => t.desk.blockTooLong(most))
      if (run > maxBlockNights.desk && !staff.isProved) throw deps.problem('sign_in_again', (t) => t.desk.proveAgain)
    }
    const what = { Kind: 'blockedRoom', From, Until, Cause: kind, Reason: reason } as const
    for (const unitId of units) {
      await logStaffAct(db, { at, by: staff.id, subject: `room:${unitId}` }, what)
    }
    return null
  })
}

/** Blocks rooms. Otherwise answers why not, and the caller rolls back. */
export async function takeOffSale(
  db: Transaction,
  block: Parameters<typeof insertBlocks>[1],
): Promise<NightInTheWay | 'unknownRoom' | undefined> {
  const { units, starts, ends, at } = block
  // Two who block one room at once take turns, so that each sees the other's nights.
  await lockRooms(db, units)
  const blocks = await insertBlocks(db, block)
  if (blocks.length < units.length) return 'unknownRoom'
  const nights = eachNight({ arrival: starts, departure: ends })
  return blockNights(db, { blockIds: blocks.map(({ id }) => id), units, nights, at })
}

async function release(
  deps: Pick<Deps, 'now'> & Throws<'not_found' | 'changed_elsewhere' | 'too_late' | 'forbidden'>,
  { body: { Block, From }, staff, once }: Call<typeof releaseBlock>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const block = await lockBlock(db, Block.Id)
    if (!block) throw deps.problem('not_found', (t) => t.desk.unknownBlock)
    const { id, unitId, starts, ends } = block
    if (block.version !== Block.Version) throw deps.problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
    const most = maxBlockNights[staff.role]
    if (nightsOf({ arrival: starts, departure: ends }) > most) {
      throw deps.problem('forbidden', (t) => t.desk.releaseTooLong(most))
    }
    const from = latest(From, starts, todayOf(deps))
    if (from >= ends) throw deps.problem('too_late', (t) => t.desk.nothingToRelease)
    await releaseBlockNights(db, { blockId: id, from })
    await updateBlockEnd(db, block, from)
    const what = { Kind: 'releasedRoom', From: from, Until: ends } as const
    await logStaffAct(db, { at, by: staff.id, subject: `room:${unitId}` }, what)
    return null
  })
}

/** For how many nights without a gap a room is blocked, around these: one block after another is one long block. */
async function longestRun(db: Db, block: { unitId: string; starts: string; ends: string }): Promise<number> {
  let run: { starts: string; ends: string } | undefined
  for (const { starts, ends } of await selectRunAround(db, block)) {
    const isConnected = run !== undefined && starts <= run.ends
    if (run && !isConnected && run.ends >= block.ends) break
    run = run && isConnected ? { starts: run.starts, ends: latest(run.ends, ends) } : { starts, ends }
  }
  return run ? nightsOf({ arrival: run.starts, departure: run.ends }) : 0
}

function requireBlockable({ now, problem }: Pick<Deps, 'now'> & Throws<'dates_not_available'>, stay: Stay): void {
  const today = todayOf({ now })
  if (stay.arrival < today || nightsOf(stay) < 1) throw problem('dates_not_available', (t) => t.desk.blockInPast)
  if (stay.arrival > addDays(today, HORIZON_DAYS)) throw problem('dates_not_available', (t) => t.desk.blockTooFar)
}

/** Why a night cannot be blocked, with the order that has it. */
export function sayTaken(taken: NightInTheWay): Say {
  if (taken === 'unknown') return (t) => t.desk.nightTaken
  const { room, night: day, orderCode, heldUntil } = taken
  if (orderCode === null) return (t) => t.desk.nightBlocked(room, day)
  if (heldUntil === null) return (t) => t.desk.nightSold(room, day, orderCode)
  return (t) => t.desk.nightHeld(room, day, orderCode, dhakaDateTime(heldUntil.getTime()))
}

/** The latest of dates in ISO form. */
function latest(...days: string[]): string {
  return days.toSorted().at(-1) ?? ''
}

function blockOf({ id, version, unitId, room, house, kind, reason, starts, ends, by, at }: BlockRow): DeskBlock {
  return {
    Id: id,
    Version: version,
    UnitId: unitId,
    Room: room,
    House: house,
    Kind: kind,
    Reason: reason,
    From: starts,
    Until: ends,
    By: by,
    At: at.toISOString(),
  }
}
