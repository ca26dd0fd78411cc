import type { LogEntry, LoggedAct, StaffAct } from '#contract/staff/log.ts'
import type { ContentRight } from '#contract/values/roles.ts'
import { placeName } from '#contract/wording/rate-words.ts'
import { leviesText } from '#contract/wording/levy-words.ts'
import { datesText, dayText, formatTaka } from '#contract/wording/format.ts'
import { texts as blocks } from '../blocks/texts.ts'
import { plainText } from '../guests/plain-text.ts'
import { entryReason, signedTaka } from '../money/money-words.ts'
import { because, detailOf, list, wordsIn } from '../orders/history-words.ts'
import { type ActWords, texts as orders } from '../orders/texts.ts'
import { texts as rooms } from '../housekeeping/texts.ts'
import { texts as common } from '../texts.ts'
import { texts } from './texts.ts'

type RatesAct = Extract<LoggedAct, { Kind: 'changedRates' | 'undidRates' }>

const names: Readonly<Record<StaffAct, ActWords>> = { ...orders.events, ...texts.acts }

export function actName(act: StaffAct): string {
  return wordsIn('log', names[act])
}

/** What a member did, in words: 'took a payment: BDT 5,000, Cash, R-2026-000012', 'changed the role: Reception to Manager'. */
export function actText(what: LoggedAct): string {
  return plainText(because(actName(what.Kind), detailOfAct(what)))
}

export function whoText(by: LogEntry['By']): string {
  return by.Kind === 'staff' ? plainText(by.Name) : texts.by[by.Kind]
}

function detailOfAct(what: LoggedAct): string {
  switch (what.Kind) {
    case 'signedIn':
    case 'signedOut':
    case 'failedSignIn':
    case 'failedCode':
    case 'failedPin':
    case 'usedRecoveryCode':
    case 'enrolled':
    case 'changedPassword':
    case 'setPin':
    case 'resetStaff':
    case 'endedStaff':
    case 'forgotBrowser':
    case 'openedStudio':
      return ''
    case 'switchedTo':
      return texts.fromWhom(what.From)
    case 'addedStaff':
      return list(common.roles[what.Role], inStudio(what))
    case 'setRole':
      return list(texts.change(common.roles[what.From], common.roles[what.To]), inStudio(what))
    case 'renamedRoom':
      return texts.change(what.From, what.To)
    case 'addedRoomToHouse':
    case 'removedRoom':
      return what.House
    case 'openedGuests':
      return texts.people(what.Count)
    case 'declinedPhone':
      return what.After
    case 'correctedGuest':
    case 'proposedPhone':
      return because(texts.change(what.Before, what.After), what.Reason)
    case 'markedRoom':
      return because(texts.change(rooms.states[what.From], rooms.states[what.To]), what.Note)
    case 'reportedRepair':
    case 'mendedRoom':
      return what.Note
    case 'setTurnTime':
      return texts.change(texts.minutes(what.From), texts.minutes(what.To))
    case 'blockedRoom':
      return list(nights(what), blocks.whyOf(what.Cause, what.Reason))
    case 'releasedRoom':
      return nights(what)
    case 'changedRates':
    case 'undidRates':
      return ratesText(what)
    case 'changedLevies':
      return texts.change(leviesText(what.Before), leviesText(what.After))
    case 'openedTill':
      return formatTaka(what.Float)
    case 'countedTill':
      return counted(what)
    case 'closedTill':
      return because(counted(what), what.Note)
    case 'movedCash':
    case 'reversedCash':
      return because(signedTaka(what.Amount), entryReason(what))
    case 'readRegister':
      return list(dayText(what.Night), texts.people(what.Persons))
    default:
      return detailOf(what)
  }
}

function inStudio({ Content }: { Content?: ContentRight | undefined }): string {
  return Content === undefined ? '' : texts.inStudio[Content]
}

function nights({ From, Until }: { From: string; Until: string }): string {
  return datesText(dayText(From), dayText(Until))
}

function ratesText({ Name, Nights, From, Until, Places, Before, After }: RatesAct): string {
  const days = From !== null && Until !== null ? `${texts.nights(Nights)}, ${nights({ From, Until })}` : texts.baseWeek
  const price = Before !== null && After !== null ? texts.change(formatTaka(Before), formatTaka(After)) : ''
  return list(Name, Places.map(placeName).join('; '), days, price)
}

function counted({ Counted, Expected }: { Counted: number; Expected: number }): string {
  return texts.counted(formatTaka(Counted), formatTaka(Expected))
}
