import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { readDeskOrder } from '#contract/reception/orders.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { createStayActors } from '#desk/stays/stay.actors.ts'
import type { Opened } from '#tests/model/engine/machine-flow.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { inDhaka } from '#tests/support/desk/stays.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { openStaffDesk } from './staff-desk.ts'
import type { StayState } from '#contract/orders/stays.ts'

const DEPARTURE = '2026-11-22'

const noOrder: { code: string; state: StayState } = { code: '', state: 'expected' }

/** What the guests of a path are about to do. */
type Standing = { state?: StayState; isDeparture?: boolean }

/** A manager at the desk, late in the evening of a day on which guests arrive for two nights. */
export async function openStays(opened: Opened) {
  const { api } = opened.place
  const { db } = api.deps
  api.clock.now = inDhaka(TODAY, '22:30')
  const { desk, deskApi } = await openStaffDesk(opened, 'manager')
  let current = noOrder

  /** Every room is free, but that of the latest order. */
  async function freeRooms(): Promise<void> {
    await db.change(
      `delete from unit_night n where not exists
         (select from stay s where s.order_code = $1 and s.order_code = n.order_code and s.unit_id = n.unit_id)`,
      [current.code],
    )
  }

  /** Leaves nothing of former orders but the latest, whose change may still be on its way: each change finds rooms. */
  async function book(): Promise<string> {
    await freeRooms()
    await db.change("update stay set state = 'gone' where order_code <> $1", [current.code])
    const body = aDeskBooking([aPlace({ ArrivalDate: TODAY, DepartureDate: DEPARTURE })], {
      Guest: { Kind: 'withoutPhone', Name: 'Salma Rahman', Reason: 'lost it' },
    })
    return bookAtDesk.data.parse((await api.call(bookAtDesk, { body }, { desk })).Data).Code
  }

  async function stay(): Promise<DeskStay> {
    const answer = await api.call(readDeskOrder, { params: { Code: current.code } }, { desk })
    const [found] = readDeskOrder.data.parse(answer.Data).Stays
    if (!found) throw new Error('The order has no stay')
    return found
  }

  function setState(state: StayState): Promise<number> {
    return db.change(
      `update stay set state = $2, changed_at = $3, checked_in_at = case when $2 = 'inHouse' then $3::timestamptz end where order_code = $1`,
      [current.code, state, api.clock.now],
    )
  }

  return {
    actors: createStayActors({ api: deskApi }),
    /** Guests of an order of their own, as a page shows them. */
    async stand({ state = 'expected', isDeparture = false }: Standing = {}) {
      current = { code: await book(), state }
      await setState(state)
      return { stays: [await stay()], today: isDeparture ? DEPARTURE : TODAY }
    },
    /** Their state is as it was, and nothing is paid. */
    async owe() {
      await setState(current.state)
      await db.change('update orders set paid_paisa = 0 where code = $1', [current.code])
    },
    /** What is about to be done can be done: their state is as it was, all is paid, and rooms are free. */
    async allow() {
      await setState(current.state)
      await db.change('update orders set paid_paisa = payable_paisa where code = $1', [current.code])
      await freeRooms()
    },
    /** Others may wait for their turn: they are as they were. */
    async changeElsewhere(stays: readonly DeskStay[]) {
      const ids = stays.map(({ Id }) => Id)
      await db.change('update stay set version = version + 1 where id = any($1::bigint[])', [ids])
    },
    leaveElsewhere: () => setState('departed'),
  }
}
export type StayWorld = Awaited<ReturnType<typeof openStays>>
