import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, CalendarDate, givenId, line, Moment, RowId, Taka, TakaInput } from '#contract/wire.ts'
import { Reason } from '#contract/desk-fields.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { OrderCode } from '#contract/order-code.ts'

/**
 * What cancelling an order would give back, BDT. `Refund` is what the policy says; staff may agree on another sum with a reason. `Waived`
 * is due and ends with the order, from the day of arrival on: managers and owners may do that within their limit.
 */
export const DeskCancellation = z.object({ Paid: Taka, Refund: Taka, Percent: z.int(), Waived: Taka })

export const quoteDeskCancellation = endpoint({
  ...staffRead,
  path: 'DeskArea/Order/Cancellation/{Code}',
  summary: 'What cancelling an order gives back by the policy',
  can: 'order.cancel',
  problems: ['not_found', 'order_settled'],
  params: z.strictObject({ Code: OrderCode }),
  data: DeskCancellation,
})

/**
 * Cancels an order for its guest; a request for the hall or the whole resort is declined by it. `Refund` is what the person saw, or
 * with `IsByPolicy` false what was agreed: that needs the right to give this sum.
 */
export const cancelForGuest = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/Cancel',
  summary: 'Cancels an order for its guest',
  can: 'order.cancel',
  danger: { freshCode: { unless: { IsByPolicy: true } }, limit: 'giveAway', act: 'gaveRefund' },
  once: 'steps',
  problems: ['not_found', 'order_settled', 'price_changed'],
  body: z.strictObject({ ActivityId, Code: OrderCode, Refund: TakaInput, IsByPolicy: z.boolean(), Reason }),
  data: z.null(),
})

/** Money for a guest who stays or stayed, for example because the boiler broke. It waits for someone who may approve the sum. */
export const proposeRefund = endpoint({
  ...staffChange,
  path: 'DeskArea/Refund/Propose',
  summary: 'Proposes to give money of an order back',
  can: 'refund.propose',
  problems: ['not_found', 'amount_too_large'],
  body: z.strictObject({ ActivityId, Code: OrderCode, Amount: TakaInput.check(z.minimum(1)), Reason }),
  data: z.null(),
})

/** One member of staff proposes and another decides, within the limit of their role. */
export const decideRefund = endpoint({
  ...staffChange,
  path: 'DeskArea/Refund/Decide',
  summary: 'Approves or declines a proposed refund',
  can: 'refund.approve',
  danger: { freshCode: 'always', limit: 'giveAway', act: 'approvedRefund' },
  once: 'steps',
  problems: ['not_found', 'amount_too_large', 'changed_elsewhere'],
  body: z.strictObject({ ActivityId, ProposalId: RowId, IsApproved: z.boolean() }),
  data: z.null(),
})

/** Gives a refund at once, for those whose role allows the sum. */
export const giveRefund = endpoint({
  ...staffChange,
  path: 'DeskArea/Refund/Give',
  summary: 'Gives money of an order back',
  can: 'refund.approve',
  danger: { freshCode: 'always', limit: 'giveAway', act: 'gaveRefund' },
  once: 'steps',
  problems: ['not_found', 'amount_too_large'],
  body: z.strictObject({ ActivityId, Code: OrderCode, Amount: TakaInput.check(z.minimum(1)), Reason }),
  data: z.null(),
})

/**
 * A refund was paid by hand: from the gateway's panel or by bank, by those who may approve refunds; or in cash out of one's own till,
 * which reception may do with what someone else approved. Cash needs no number.
 */
export const markPaidOut = endpoint({
  ...staffChange,
  path: 'DeskArea/Refund/MarkPaidOut',
  summary: 'A refund was paid by hand',
  can: 'money.take',
  danger: { freshCode: 'always', limit: 'payOut', act: 'paidOutRefund' },
  problems: ['not_found', 'changed_elsewhere', 'till_closed', 'till_too_old', 'till_too_low', 'reference_missing'],
  body: z.strictObject({
    ActivityId,
    IsCash: z.boolean(),
    RefundId: givenId(30),
    Reference: line(120),
  }),
  data: z.null(),
})

/** What a member may still give away: null means no limit. */
const LimitUse = z.object({ Used: Taka, Most: z.nullable(Taka) })
/** What a member may still give away of one order, and today. */
const StaffLimit = z.object({ Order: LimitUse, Day: LimitUse })

export const readStaffLimit = endpoint({
  ...staffRead,
  path: 'DeskArea/Refund/StaffLimit/{Code}',
  summary: 'What the member may still give back or waive: of this order, and today',
  can: 'refund.propose',
  problems: ['not_found'],
  params: z.strictObject({ Code: OrderCode }),
  data: StaffLimit,
})

export const listOpenRefunds = endpoint({
  ...staffRead,
  path: 'DeskArea/Refund/List',
  summary: 'Refunds that wait for a decision, and those to be paid by hand',
  can: 'refund.propose',
  data: z.object({
    Proposals: z.array(
      z.object({
        Id: z.int(),
        Code: OrderCode,
        Guest: z.string(),
        Amount: Taka,
        Reason: z.string(),
        ProposedBy: z.string(),
        ProposedAt: Moment,
        /** Whether the caller may decide it: it is another's, and within the limit of the caller's role. */
        CanDecide: z.boolean(),
        /** Another's may be declined above that limit, too. */
        CanDecline: z.boolean(),
        /** What it is decided by: the stay, its money, and what the caller may still give. */
        Grounds: z.object({
          Arrival: CalendarDate,
          Departure: CalendarDate,
          Paid: Taka,
          Refunded: Taka,
          Left: StaffLimit,
        }),
      }),
    ),
    /** To be paid by hand: what the gateway refused, and what was paid at the desk. */
    ByHand: z.array(
      z.object({
        Id: z.string(),
        Code: OrderCode,
        Guest: z.string(),
        Phone: z.string(),
        Amount: Taka,
        /** What the gateway gave as its reason; empty for what was paid at the desk. */
        Failure: z.string(),
        /** How it was paid. */
        Method: z.string(),
        /** The payment's number at the gateway, or of its receipt. */
        Reference: z.string(),
        /** Who approved it; empty where no approval was needed. */
        ApprovedBy: z.string(),
        /** Whether the caller may record that it was paid in cash, and in another way. */
        CanPayCash: z.boolean(),
        CanPayOtherwise: z.boolean(),
      }),
    ),
  }),
})
