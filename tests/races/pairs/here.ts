import type { AnyEndpoint, RequestOf } from '#contract/endpoint.ts'
import { staffLimits } from '#contract/values/staff-limits.ts'
import type { TestCaller } from '#tests/support/test-api.ts'
import type { World } from './worlds.ts'

/** Sends what a person sends; answers the code of the problem, if there was one. */
export type Send = () => Promise<string | null>

type Prepare = <E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>) => Send

/** A world as one of the two sees it who act at the same instant. */
export type Here = World & {
  side: 0 | 1
  code: string
  status: string
  /** What is due, and what a manager can give back: BDT. */
  due: number
  toGiveBack: number
  /** Whether the bill can still change. */
  isStanding: boolean
  extraNo: number | undefined
  /** Sent by two colleagues, each of whom is one side. */
  byStaff: Prepare
  /** Sent by the one whose till it is, on both sides: in two tabs. */
  byCashier: Prepare
  byGuest: Prepare
  byStranger: Prepare
}

export function hereOf(world: World, side: 0 | 1): Here {
  const { stage, order } = world
  const { Code: code, Status: status } = order.Summary
  const { Due: due, Paid, Refunded } = order.Bill
  const isStanding = status === 'Pending' || status === 'Confirmed'
  const by =
    (caller: TestCaller): Prepare =>
    (endpoint, request) =>
    async () =>
      (await stage.api.call(endpoint, request, caller)).Code
  return {
    ...world,
    side,
    code,
    status,
    due,
    toGiveBack: Math.min(Paid - Refunded, staffLimits.giveAway.order.manager),
    isStanding,
    extraNo: order.Charges.find(({ Kind }) => Kind === 'extra')?.No,
    byStaff: by({ desk: stage.colleagues[side].desk }),
    byCashier: by({ desk: stage.cashier.desk }),
    byGuest: by({ token: stage.guest.token }),
    byStranger: by({ token: stage.stranger.token }),
  }
}
