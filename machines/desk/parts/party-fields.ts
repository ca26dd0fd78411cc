import { isBlank, plainSigns } from '#contract/values/typed.ts'
import type { ExpectedParty } from '#contract/orders/party.ts'

/** How many come and about when, as it is typed; a time is `HH:mm`. Each may be empty. */
export type PartyFields = { adults: string; children: string; arrivesAbout: string }

export const emptyParty: PartyFields = { adults: '', children: '', arrivesAbout: '' }

export function partyFieldsOf({ Count, ArrivesAbout }: ExpectedParty): PartyFields {
  return { adults: numberText(Count?.Adults), children: numberText(Count?.Children), arrivesAbout: ArrivesAbout }
}

export type PartyProblems = { adults?: 'unreadable' | 'missing'; children?: 'unreadable' }

/** Children do not come alone. */
export function partyProblems({ adults, children }: PartyFields): PartyProblems {
  const isAlone = isBlank(adults) && (countIn(children) ?? 0) > 0
  return {
    ...(isAlone && { adults: 'missing' }),
    ...(!isCount(adults, 1) && { adults: 'unreadable' }),
    ...(!isCount(children, 0) && { children: 'unreadable' }),
  }
}

/** What is said of them by fields without problems. */
export function partyIn({ adults, children, arrivesAbout }: PartyFields): ExpectedParty {
  const Adults = countIn(adults)
  return {
    Count: Adults === undefined ? null : { Adults, Children: countIn(children) ?? 0 },
    ArrivesAbout: arrivesAbout,
  }
}

function isCount(text: string, least: number): boolean {
  const count = countIn(text)
  return isBlank(text) || (count !== undefined && count >= least)
}

function countIn(text: string): number | undefined {
  const digits = plainSigns(text)
  return /^\d{1,3}$/.test(digits) ? Number(digits) : undefined
}

function numberText(count: number | undefined): string {
  return count === undefined ? '' : String(count)
}
