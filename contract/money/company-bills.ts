import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { OrderStatus } from '#contract/orders/orders.ts'
import { ActivityId, CalendarDate, line, Moment, Taka } from '#contract/wire.ts'
import { Bin } from '#contract/desk-fields.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { OrderCode } from '#contract/order-code.ts'

const Name = line(120).check(z.minLength(1))

/** A company pays what is due of an order. `Reference`: its purchase order, or whom to ask there. */
const Company = {
  Company: Name,
  Address: line(200).check(z.minLength(1)),
  Bin,
  Reference: line(120),
  /** Who said that the guest agrees: the guest, or a person who speaks for them. */
  AgreedBy: Name,
}

export const CompanyBill = z.object({ ...Company, At: Moment, By: z.string() })
export type CompanyBill = z.infer<typeof CompanyBill>

/** Also what comes onto the bill later goes to it. Guests then leave with something due. */
export const billCompany = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/BillCompany',
  summary: 'Bills what is due of an order to a company, as its guest has agreed',
  can: 'bill.toCompany',
  problems: ['not_found', 'order_settled'],
  body: z.strictObject({ ActivityId, Code: OrderCode, ...Company }),
  data: z.null(),
})

/** Charges the guest again. An order that is over is confirmed again. */
export const billGuest = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/BillGuest',
  summary: 'Bills what is due of an order to its guest again',
  can: 'bill.toCompany',
  problems: ['not_found', 'order_settled'],
  body: z.strictObject({ ActivityId, Code: OrderCode }),
  data: z.null(),
})

const CompanyDebt = z.object({
  Code: OrderCode,
  Status: OrderStatus,
  /** Since when it is billed to the company. */
  Since: Moment,
  Company: z.string(),
  Reference: z.string(),
  Guest: z.string(),
  Departure: CalendarDate,
  Due: Taka,
})

export const listCompanyDebts = endpoint({
  ...staffRead,
  path: 'DeskArea/Money/CompanyDebts',
  summary: 'What companies owe, the oldest first',
  can: 'order.read',
  data: z.object({ Total: Taka, Data: z.array(CompanyDebt) }),
})
