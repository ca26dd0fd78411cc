import { Happening, type Actor } from '#contract/desk/history.ts'
import { OrderStatus } from '#contract/orders.ts'

// How the history of an order is stored.

/** What a release of now writes. */
export type NewHappening = Exclude<Happening, { Kind: 'earlier' }>

/** Who did it, as the database stores it. */
export type ActorKey = `staff:${number}` | `guest:${number}` | 'gateway' | 'system'

/** The column `event`, by which SQL finds rows. A change of status is named as the status, so kinds may share a name. */
const eventNames = {
  booked: 'booked',
  addedExtra: 'extra',
  removedExtra: 'extra removed',
  sentPayLink: 'payment link',
  readIdentity: 'identity read',
  checkedIn: 'checked in',
  checkedOut: 'checked out',
  markedNoShow: 'no-show',
  movedGuests: 'moved',
  changedStay: 'stay changed',
  cancelledRoom: 'room cancelled',
  addedRoom: 'room added',
  reinstatedRoom: 'room reinstated',
  reinstatedOrder: 'Confirmed',
  gaveAllowance: 'allowance',
  voidedAllowance: 'allowance voided',
  undidStay: 'undone',
  waivedDue: 'due waived',
  billedCompany: 'company billed',
  billedGuest: 'guest billed',
  cancelledOrder: 'Cancelled',
  placedOrder: 'placed',
  tookPayment: 'payment',
  reversedPayment: 'payment reversed',
  issuedInvoice: 'invoice',
  creditedInvoice: 'credit note',
  proposedRefund: 'refund proposed',
  approvedRefund: 'refund approved',
  declinedRefund: 'refund declined',
  gaveRefund: 'refund given',
  paidOutRefund: 'refund',
  confirmedUnpaid: 'Confirmed',
  reopened: 'Confirmed',
  discounted: 'discount',
  gaveOtherRoom: 'other room',
  overpaid: 'surplus',
  refundFailed: 'refund failed',
  reconfirmed: 'reconfirmed',
  undidReconfirm: 'reconfirm undone',
  registered: 'registered',
  setParty: 'party',
  note: 'note',
} as const satisfies Record<Exclude<NewHappening['Kind'], 'status'>, string>

export function eventRow(what: NewHappening): { event: string; data: string } {
  return { event: what.Kind === 'status' ? what.To : eventNames[what.Kind], data: JSON.stringify(what) }
}

type StoredEvent = { event: string; detail: string; data: unknown }

/** What a row says. An earlier release stored words, and a later one may store kinds that are unknown here. */
export function happeningOf({ event, detail, data }: StoredEvent): Happening {
  const known = Happening.safeParse(data)
  if (known.success) return known.data
  if (event === 'note') return { Kind: 'note', Text: detail }
  if (event === 'reconfirmed') return { Kind: 'reconfirmed' }
  const status = OrderStatus.safeParse(event)
  if (status.success && detail === '') return { Kind: 'status', To: status.data }
  return { Kind: 'earlier', Event: event, Detail: detail }
}

type StoredActor = { actor: string; staffId: number | null; member: string | null }

export function actorOf({ actor, staffId, member }: StoredActor): Actor {
  if (staffId !== null && member !== null) return { Kind: 'staff', Id: staffId, Name: member }
  if (actor.startsWith('guest:')) return { Kind: 'guest' }
  return { Kind: actor === 'gateway' ? 'gateway' : 'system' }
}
