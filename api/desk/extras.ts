import type * as contract from '#contract/desk/charges.ts'
import { toPaisa } from '#contract/values/money.ts'
import type { Deps, Throws } from '../deps.ts'
import type { Call } from '../http/call.ts'
import { addExtra, removeExtra } from '../orders/order-charges.ts'
import { noteStaffEvent } from '../staff/log.ts'

type ExtraDeps = Pick<Deps, 'now'> & Throws<'not_found' | 'order_settled'>

export async function putOnBill(
  deps: ExtraDeps,
  { body: { Code, Label, Quantity, Price }, staff, once }: Call<typeof contract.addExtra>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const price = toPaisa(Price)
    await addExtra(db, deps, { orderCode: Code, label: Label, quantity: Quantity, price, by: staff.id, at })
    const event = { at, by: staff.id, act: 'addedExtra', subject: `order:${Code}` } as const
    await noteStaffEvent(db, { ...event, detail: `${Label}, ${Quantity}` })
    return null
  })
}

export async function takeOffBill(
  deps: ExtraDeps,
  { body: { Code, No }, staff, once }: Call<typeof contract.removeExtra>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const { label, quantity } = await removeExtra(db, deps, { orderCode: Code, no: No, by: staff.id, at })
    const event = { at, by: staff.id, act: 'removedExtra', subject: `order:${Code}` } as const
    await noteStaffEvent(db, { ...event, detail: `${label}, ${quantity}` })
    return null
  })
}
