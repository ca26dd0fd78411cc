import { dhakaDate } from '#contract/values/calendar.ts'
import { toTaka } from '#contract/values/money.ts'
import { discountLimits } from '#contract/values/roles.ts'
import { stayProblem } from '#contract/values/stay.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { ruleTexts } from '#contract/wording/rules.ts'
import {
  type Around,
  type Draft,
  type FieldName,
  lostOf,
  sumsOf,
  untilProblem,
  wrongIn,
} from '#machines/desk/walk-in-draft.ts'
import { texts } from './texts.ts'

/** Why it cannot be booked yet, by field. */
export function problemsOf(draft: Draft, around: Around): Map<FieldName, string> {
  return new Map(wrongIn(draft, around).map((name) => [name, sentenceFor(name, draft, around)]))
}

function stayText(draft: Draft, around: Around): string {
  const reason = stayProblem(draft, dhakaDate(around.now))
  return reason ? ruleTexts.stay[reason] : texts.required
}

function sentenceFor(name: FieldName, draft: Draft, around: Around): string {
  const lost = lostOf(draft, around.offers)
  switch (name) {
    case 'departure':
      return stayText(draft, around)
    case 'places':
      return lost.length > 0 ? texts.lost(lost) : texts.nothingChosen
    case 'phone':
      return texts.phoneMissing
    case 'known':
      return texts.chooseGuest(around.known?.Name ?? '')
    case 'email':
      return texts.emailWrong
    case 'percent':
      return texts.discountWrong(discountLimits[around.role])
    case 'deposit':
      return texts.depositWrong(formatTaka(toTaka(sumsOf(draft, around.offers).quote.payable)))
    case 'until':
      return untilProblem(draft, around) ?? texts.required
    default:
      return texts.required
  }
}
