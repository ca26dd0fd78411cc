import { sumsOnWire } from '#contract/orders/sums.ts'
import type { bookAtDesk, DeskDiscount, DeskPlace, DeskTerms, KnownGuest } from '#contract/reception/walk-in.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { partyIn } from './parts/party-fields.ts'
import {
  type BookingContext,
  type Draft,
  amountDueNow,
  quantityOf,
  refusedChoices,
  roomOf,
  type Sums,
  sumsOf,
  untilOf,
} from './walk-in-draft.ts'
import type { DeskOffer } from '#contract/nights/desk-offers.ts'

export type Body = Omit<RequestOf<typeof bookAtDesk>['body'], 'ActivityId'>

/** What is submitted of a draft without problems. `isKnown`: the number of its payment was used before. */
export function bodyOf(draft: Draft, around: BookingContext, { isKnown = false }: { isKnown?: boolean } = {}): Body {
  const sums = sumsOf(draft, around.offers)
  return {
    Places: placesOf(draft, around.offers),
    ...sumsOnWire(sums.quote),
    Discount: discountIn(draft, sums),
    Guest: guestOf(draft, around.known),
    Source: draft.source,
    Terms: termsOf(draft, around, sums, isKnown),
    Party: partyIn(draft),
    ...(refusedChoices(draft, around.offers).length > 0 && { Exception: draft.exceptionReason.trim() }),
  }
}

function placesOf(draft: Draft, offers: readonly DeskOffer[]): DeskPlace[] {
  return offers
    .map((offer) => ({ offer, quantity: quantityOf(draft, offer), room: roomOf(draft, offer) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ offer, quantity, room }) => ({
      Id: offer.Id,
      Type: offer.Type,
      Quantity: quantity,
      ArrivalDate: draft.arrival,
      DepartureDate: draft.departure,
      Name: offer.Name,
      ...(room && { UnitId: room.UnitId }),
    }))
}

function discountIn({ discountReason }: Draft, { percent }: Sums): DeskDiscount | null {
  return percent === 0 ? null : { Percent: percent, Reason: discountReason.trim() }
}

function guestOf(draft: Draft, known: KnownGuest | null | undefined): Body['Guest'] {
  const name = draft.name.trim()
  if (draft.isWithoutPhone) return { Kind: 'withoutPhone', Name: name, Reason: draft.phoneReason.trim() }
  if (known && draft.isForKnown) return { Kind: 'known', Id: known.Id }
  return { Kind: 'new', Name: name, Phone: draft.phone.trim(), Email: draft.email.trim() }
}

function termsOf(draft: Draft, around: BookingContext, sums: Sums, isKnown: boolean): DeskTerms {
  if (draft.terms === 'hold') return { Kind: 'hold', Until: untilOf(draft, around) }
  if (draft.terms === 'later') return { Kind: 'later', Reason: draft.laterReason.trim() }
  const reference = draft.method === 'cash' ? '' : draft.reference.trim()
  return {
    Kind: 'now',
    Amount: amountDueNow(draft, sums) ?? 0,
    Method: draft.method,
    Reference: reference,
    ...(isKnown && { IsKnown: true }),
  }
}
