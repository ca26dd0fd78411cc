import type { readDeskPayLink, sendPayLink } from '#contract/money/pay-links.ts'
import { paymentRefusal, sendLinkRefusal } from '#contract/orders/order-rules.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { payLinkAddress } from '#contract/money/payments.ts'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { guestContact } from '#api/guests/guests.ts'
import type { Call } from '#api/platform/http/call.ts'
import { enqueue } from '#api/platform/messages/outbox.ts'
import { selectCompanyBill } from '#api/orders/company-bills.sql.ts'
import { requireOrder } from '#api/orders/locked-order.ts'
import { appendEvent, byStaff } from '#api/orders/order-events.ts'
import type { Order } from '#api/orders/order.ts'
import { selectOrder } from '#api/orders/order-row.sql.ts'
import { dueOf, payableFacts } from '#api/orders/order-rules.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { payToken } from './pay-link.ts'
import type { Texts } from '#api/platform/texts/catalogues.ts'
import { countByMember } from '#api/platform/throttle/throttle.ts'

type LinkDeps = Pick<Deps, 'now' | 'limits' | 'secrets' | 'publicUrl' | 'resort'> &
  Throws<'hold_expired' | 'not_found' | 'order_settled'>

export async function readLink(
  deps: LinkDeps & Pick<Deps, 'db'>,
  { params: { Code: code } }: Call<typeof readDeskPayLink>,
): Promise<DataOf<typeof readDeskPayLink>> {
  const order = await selectOrder(deps.db, code)
  if (!order) throw deps.problem('not_found', (t) => t.orders.unknown)
  const { t } = await guestContact(deps.db, order.guestId)
  const { url, text } = linkOf(deps, t, order)
  return { Url: url, Text: text }
}

export async function sendLink(
  deps: LinkDeps & Throws<'phone_invalid' | 'forbidden'>,
  { body: { Code: code, Via }, staff, once }: Call<typeof sendPayLink>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const order = await requireOrder(db, deps, { code })
    const { phone, t } = await guestContact(db, order.guestId)
    const { text } = linkOf(deps, t, order)
    const bill = order.isBilled ? await selectCompanyBill(db, code) : undefined
    requireAllowed(deps, sendLinkRefusal({ BilledTo: bill?.company }))
    if (phone === '') throw deps.problem('phone_invalid', (t) => t.desk.noPhone)
    if (Via === 'sms') {
      await countByMember(db, deps, 'smsPerMember', staff)
      await enqueue(db, { channel: 'sms', to: phone, orderCode: code, text, at })
    }
    await appendEvent(db, order, byStaff(staff.id, at), { Kind: 'sentPayLink', Via })
    return null
  })
}

function linkOf(deps: LinkDeps, t: Texts, order: Order): { url: string; text: string } {
  requireAllowed(deps, paymentRefusal(payableFacts(order), deps.now().getTime()))
  const { code, heldUntil } = order
  const url = payLinkAddress(deps.publicUrl, { code, token: payToken(deps.secrets, code) })
  const until = heldUntil && dhakaDateTime(heldUntil.getTime())
  return { url, text: t.desk.payLink({ resort: deps.resort().brand, code, due: dueOf(order), until, url }) }
}
