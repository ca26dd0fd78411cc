import { Happening, type Actor } from '#contract/orders/history.ts'

// How the history of an order is stored.

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
} as const satisfies Record<Exclude<Happening['Kind'], 'status'>, string>

export function eventRow(what: Happening): { event: string; data: string } {
  return { event: what.Kind === 'status' ? what.To : eventNames[what.Kind], data: JSON.stringify(what) }
}

/** What a row says; undefined of a kind that a later release stored during an upgrade. */
export function happeningOf(data: unknown): Happening | undefined {
  return Happening.safeParse(data).data
}

type StoredActor = { actor: string; staffId: number | null; member: string | null }

export function actorOf({ actor, staffId, member }: StoredActor): Actor {
  if (staffId !== null && member !== null) return { Kind: 'staff', Id: staffId, Name: member }
  if (actor.startsWith('guest:')) return { Kind: 'guest' }
  return { Kind: actor === 'gateway' ? 'gateway' : 'system' }
}
