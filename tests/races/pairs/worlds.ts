import { randomUUID } from 'node:crypto'
import { cancelBooking } from '#contract/money/cancellations.ts'
import type { DeskOrder } from '#contract/reception/orders.ts'
import { quoteDeskCancellation } from '#contract/money/refunds.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { toPaisa } from '#contract/values/money.ts'
import { changeOf, quoteIn, type Wish } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { scenes, type Scene } from './scenes.ts'
import type { Stage } from './stage.ts'
import { aNightLonger, openShift, seeChange, type SeenChange } from './steps.ts'

/** An order, and what everyone sees of it and around it before they act. */
export type World = {
  name: string
  stage: Stage
  /** Everything is as it is here before anyone acts. */
  enter: () => Promise<void>
  /** In Dhaka. */
  today: string
  order: DeskOrder
  stay: DeskStay | undefined
  /** Stays of those who come into the room next, and of those in the other one. */
  next: DeskStay | undefined
  neighbour: DeskStay | undefined
  wanted: Scene['wanted']
  /** A night more of the stay as it was seen, and the same in another room; undefined where it is refused. */
  longer: SeenChange | undefined
  longerElsewhere: SeenChange | undefined
  /** Another room for the rest of a stay, by its id. */
  elsewhere: ReadonlyMap<number, SeenChange>
  /** Payment pages that are open; amounts in paisa. */
  pages: { id: string; amount: number }[]
  /** What cancelling gives back, BDT, as staff and the guest were shown; undefined where it is refused. */
  refundByStaff: number | undefined
  refundByGuest: number | undefined
  /** Whether the cashier has a shift, whose oldest receipt can be taken back. */
  hasShift: boolean
  receipt: string | undefined
  /** The shift, and cash that came into it and is no payment. */
  shiftId: number | undefined
  entryId: number | undefined
  proposalId: number | undefined
  /** A refund that is to be paid out by hand. */
  refundId: string | undefined
}

export async function prepareWorlds(stage: Stage): Promise<World[]> {
  const empty = await stage.store()
  const worlds: World[] = []
  for (const [name, happen] of Object.entries(scenes)) {
    await empty()
    const scene: Scene = await happen(stage)
    if (!scene.isWithoutShift) await openShift(stage)
    const restore = await stage.store()
    const today = dhakaDate(stage.api.clock.now.getTime())
    const seen = await lookAround(stage, scene)
    const enter = async () => {
      await restore()
      for (const { id } of seen.pages) stage.api.gateway.answer(id, { state: 'pending' })
    }
    worlds.push({ name, stage, enter, today, ...seen })
  }
  return worlds
}

async function lookAround(
  stage: Stage,
  { code, next, neighbour, wanted }: Scene,
): Promise<Omit<World, 'name' | 'stage' | 'enter' | 'today'>> {
  const { api, guest, cashier } = stage
  const [manager] = stage.colleagues
  const stayOf = async (other: string | undefined) =>
    other === undefined ? undefined : (await manager.order(other)).Stays[0]
  const seeElsewhere = async (stay: DeskStay, days: Wish = {}) => {
    const asked = await manager.ask(changeOf(stay, {}))
    const { Offers } = asked.IsError ? { Offers: [] } : quoteIn(asked)
    const room = Offers.find(({ UnitId }) => UnitId !== stay.UnitId)
    return room && seeChange(stage, stay, { UnitId: room.UnitId, ...days })
  }
  const order = await manager.order(code)
  const [stay] = order.Stays
  const stays = [stay, await stayOf(next), await stayOf(neighbour)]
  const elsewhere = new Map<number, SeenChange>()
  for (const one of stays) {
    const seen = one && (await seeElsewhere(one))
    if (one && seen) elsewhere.set(one.Id, seen)
  }
  const till = await cashier.till.current()
  const refunds = await manager.openRefunds()
  const byPolicy = await manager.quote(code)
  const ask = { ActivityId: randomUUID(), Code: code, Confirm: false } as const
  const byGuest = await api.call(cancelBooking, { body: ask }, { token: guest.token })
  return {
    order,
    stay: stays[0],
    next: stays[1],
    neighbour: stays[2],
    wanted,
    longer: stay && (await seeChange(stage, stay, aNightLonger(stay))),
    longerElsewhere: stay && (await seeElsewhere(stay, aNightLonger(stay))),
    elsewhere,
    pages: order.Attempts.flatMap(({ Id, Amount, State }) =>
      State === 'open' ? [{ id: Id, amount: toPaisa(Amount) }] : [],
    ),
    refundByStaff: byPolicy.IsError ? undefined : readData(quoteDeskCancellation, byPolicy).Refund,
    refundByGuest: byGuest.IsError ? undefined : readData(cancelBooking, byGuest).Refund,
    hasShift: till !== null,
    shiftId: till?.Id,
    receipt: till?.Payments.at(-1)?.Receipt,
    entryId: till?.Entries.at(-1)?.Id,
    proposalId: refunds.Proposals[0]?.Id,
    refundId: refunds.ByHand[0]?.Id,
  }
}
