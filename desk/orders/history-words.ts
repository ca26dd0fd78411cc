import type { Actor, HistoryEntry } from '#contract/orders/history.ts'
import { allowanceReason } from '#contract/wording/allowance-words.ts'
import { daysText, dayText, formatTaka } from '#contract/wording/format.ts'
import { methodName } from '#contract/wording/payment-words.ts'
import { plainText } from '../guests/plain-text.ts'
import { partyText } from '../registration/registration-words.ts'
import { type ActWords, texts } from './texts.ts'

/** What happened, in words: 'payment: BDT 5,000, bKash, R-2026-000012', 'checked in: Rania House 1'. */
export function entryText(what: HistoryEntry): string {
  return plainText(because(nameOf(what), detailOf(what)))
}

/** Who did it. */
export function actorText(by: Actor): string {
  return by.Kind === 'staff' ? plainText(by.Name) : texts.by[by.Kind]
}

function nameOf(what: HistoryEntry): string {
  return what.Kind === 'status' ? texts.statuses[what.To] : wordsIn('history', texts.events[what.Kind])
}

export function wordsIn(place: 'history' | 'log', words: ActWords): string {
  return typeof words === 'string' ? words : words[place]
}

/** The sums, rooms, days and reasons of it; empty where its kind says all. */
export function detailOf(what: HistoryEntry): string {
  switch (what.Kind) {
    case 'status':
    case 'readIdentity':
    case 'reopened':
    case 'reconfirmed':
    case 'undidReconfirm':
      return ''
    case 'booked':
      return list(
        texts.sources[what.Source],
        what.Percent === undefined ? '' : because(texts.percentOff(what.Percent), what.DiscountReason),
        what.NoPhoneReason && because(texts.noPhone, what.NoPhoneReason),
        what.LaterReason && because(texts.paysLater, what.LaterReason),
        what.ExceptionReason && because(texts.againstRule, what.ExceptionReason),
      )
    case 'addedExtra':
    case 'removedExtra':
      return list(what.Label, texts.quantityFor(what.Quantity, formatTaka(what.Amount)))
    case 'discounted':
      return because(list(formatTaka(what.Amount), texts.percent(what.Percent)), what.Reason)
    case 'sentPayLink':
      return texts.via[what.Via]
    case 'checkedIn':
      return list(what.Room, soldText(what.Until))
    case 'checkedOut':
    case 'markedNoShow':
      return what.Room
    case 'movedGuests':
      return because(
        list(texts.moved(what.From, what.To, dayText(what.Since)), what.Payable ? payableText(what.Payable) : ''),
        what.Reason,
      )
    case 'changedStay':
      return because(
        list(
          texts.changed(
            list(what.Room, daysText(what.Days.Before.Arrival, what.Days.Before.Departure)),
            list(
              what.To === undefined || what.Since === undefined
                ? (what.To ?? '')
                : texts.roomFrom(what.To, dayText(what.Since)),
              daysText(what.Days.After.Arrival, what.Days.After.Departure),
            ),
          ),
          payableText(what.Payable),
        ),
        what.Reason,
      )
    case 'cancelledRoom':
    case 'addedRoom':
    case 'reinstatedRoom':
      return because(
        list(what.Room, daysText(what.Days.Arrival, what.Days.Departure), payableText(what.Payable)),
        what.Kind === 'addedRoom' ? what.Reason : '',
      )
    case 'reinstatedOrder':
      return list(...what.Rooms, what.Due > 0 ? texts.dueOf(formatTaka(what.Due)) : '')
    case 'gaveAllowance':
      return because(
        formatTaka(what.Amount),
        allowanceReason({ cause: what.Cause, percent: what.Percent, words: what.Reason }),
      )
    case 'voidedAllowance':
      return formatTaka(what.Amount)
    case 'undidStay':
      return list(texts.changes[what.Change], what.Room, soldText(what.Until))
    case 'waivedDue': {
      const sum = formatTaka(what.Amount)
      return because(what.Room === undefined ? sum : texts.sumFor(sum, what.Room), what.Reason)
    }
    case 'billedCompany':
      return list(what.Company, formatTaka(what.Amount), what.Reference, what.AgreedBy && texts.agreedBy(what.AgreedBy))
    case 'billedGuest':
      return what.Company
    case 'cancelledOrder':
      return because(texts.refundOf(formatTaka(what.Refund), formatTaka(what.Paid)), what.Reason)
    case 'placedOrder':
      return list(...what.Rooms)
    case 'tookPayment':
      return list(
        formatTaka(what.Amount),
        methodName(what.Method),
        what.Receipt ?? '',
        what.Reference,
        what.Repeats === undefined ? '' : texts.sameNumber(what.Repeats),
      )
    case 'reversedPayment':
      return because(list(formatTaka(what.Amount), what.Receipt), what.Reason)
    case 'issuedInvoice':
      return list(what.Number, formatTaka(what.Amount))
    case 'creditedInvoice':
      return because(list(what.Number, formatTaka(what.Amount)), what.Reason)
    case 'proposedRefund':
    case 'approvedRefund':
    case 'gaveRefund':
      return because(formatTaka(what.Amount), what.Reason)
    case 'declinedRefund':
      return formatTaka(what.Amount)
    case 'paidOutRefund':
      return list(formatTaka(what.Amount), texts.paidOut[what.How], what.Reference)
    case 'confirmedUnpaid':
      return because(texts.paysLater, what.Reason)
    case 'gaveOtherRoom':
      return texts.insteadOf(list(...what.Rooms), what.Named)
    case 'overpaid':
      return texts.isRefunded(formatTaka(what.Amount))
    case 'refundFailed':
      return because(formatTaka(what.Amount), what.Failure)
    case 'registered':
      return texts.personsIn(texts.persons(what.Persons), what.Room)
    case 'setParty':
      return partyText(what)
    case 'note':
      return what.Text
    default:
      return what satisfies never
  }
}

/** What an order costs, and what it cost before. */
function soldText(until: string | undefined): string {
  return until === undefined ? '' : texts.laterSold(dayText(until))
}

function payableText({ Before, After }: { Before: number; After: number }): string {
  return Before === After ? '' : texts.changed(formatTaka(Before), formatTaka(After))
}

/** 'BDT 5,000, bKash': what is empty is left out. */
export function list(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

/** 'cancelled: called, mother ill'. */
export function because(what: string, reason: string): string {
  return reason === '' ? what : `${what}: ${reason}`
}
