import type { readDeskPayLink, sendPayLink } from '#contract/desk/pay-links.ts'
import { paymentRefusal } from '#contract/desk/order-rules.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { payLinkAddress } from '#contract/payments.ts'
import { dhakaDateTime, toDayFirst } from '#contract/values/calendar.ts'
import { formatPaisa } from '#contract/wording/format.ts'
import { spend } from '../allowances/allowances.ts'
import type { Db } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import { guestContact } from '../guests/guests.ts'
import type { Call } from '../http/call.ts'
import { enqueue } from '../messages/outbox.ts'
import { requireOrder } from '../orders/locked-order.ts'
import { appendEvent } from '../orders/order-events.ts'
import { selectOrder } from '../orders/order-row.sql.ts'
import { dueOf, payableFacts } from '../orders/order-rules.ts'
import { requireAllowed } from '../orders/require-allowed.ts'
import { payToken } from '../pay-links/pay-link.ts'
import { texts } from '../texts.ts'

type LinkDeps = Pick<Deps, 'now' | 'secrets' | 'publicUrl'> & Throws<'hold_expired' | 'not_found' | 'order_settled'>

export async function readLink(
  deps: LinkDeps & Pick<Deps, 'db'>,
  { params: { Code } }: Call<typeof readDeskPayLink>,
): Promise<DataOf<typeof readDeskPayLink>> {
  const { url, text } = await linkOf(deps.db, deps, Code)
  return { Url: url, Text: text }
}

export async function sendLink(
  deps: LinkDeps & Throws<'phone_invalid' | 'forbidden'>,
  { body: { Code: code, Via }, staff, once }: Call<typeof sendPayLink>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const order = await requireOrder(db, deps, { code })
    const { guestId, text } = await linkOf(db, deps, code)
    const { phone } = await guestContact(db, guestId)
    if (phone === '') throw deps.problem('phone_invalid', (t) => t.desk.noPhone)
    if (Via === 'sms') {
      await spend(db, deps, staff, { kind: 'sms', amount: 1, orderCode: code })
      await enqueue(db, { channel: 'sms', to: phone, text, at })
    }
    await appendEvent(db, order, { at, actor: `staff:${staff.id}` }, { Kind: 'sentPayLink', Via })
    return null
  })
}

async function linkOf(db: Db, deps: LinkDeps, code: string): Promise<{ url: string; text: string; guestId: number }> {
  const order = await selectOrder(db, code)
  if (!order) throw deps.problem('not_found', (t) => t.orders.unknown)
  requireAllowed(deps, paymentRefusal(payableFacts(order), deps.now().getTime()))
  const { guestId, heldUntil } = order
  const url = payLinkAddress(deps.publicUrl, { code, token: payToken(deps.secrets, code) })
  return {
    url,
    guestId,
    text: texts.desk.payLink(code, formatPaisa(dueOf(order)), heldUntil && momentText(heldUntil), url),
  }
}

/** '27-11-2026 18:00'. */
function momentText(moment: Date): string {
  const [day = '', time = ''] = dhakaDateTime(moment.getTime()).split('T')
  return `${toDayFirst(day)} ${time}`
}
