// The small dialogs of the page of prices.

import type { NamedDays, RatedPlace, setLevies } from '#contract/catalogue/rates.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { plainSigns } from '#contract/values/typed.ts'
import { addDays, daysBetween, isCalendarDate } from '#contract/values/calendar.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import { amountIn } from './parts/amount.ts'
import { lastNightProblem, nightsIn, percents, signedIn } from './rate-form.ts'

// What a night of a place costs where nothing else is set, by its weekday, and under what price only an owner goes.

/** As typed, Sunday first. */
export type BaseFields = { week: readonly string[]; floor: string }

export type BaseSubject = { place: RatedPlace; title: string; seen: number; isOwner: boolean }

export const baseRateMachine = dialogMachine({
  id: 'baseRate',
  start: (subject?: BaseSubject): BaseFields => ({
    week: subject?.place.Week.map(String) ?? [],
    floor: String(subject?.place.Floor ?? ''),
  }),
  validate: ({ fields: { week, floor } }: DialogForm<BaseFields, BaseSubject>) => ({
    week: week.some((price) => amountIn(price) === undefined) ? ('unreadable' as const) : undefined,
    floor: floor.trim() !== '' && amountIn(floor) === undefined ? ('unreadable' as const) : undefined,
  }),
})

/** BDT, of a form in which nothing is wrong. */
export function weekIn({ week }: BaseFields): number[] {
  return week.map((price) => amountIn(price) ?? 0)
}

export function floorIn({ floor }: BaseFields): number | null {
  return amountIn(floor) ?? null
}

// What comes on top of all prices: VAT, and a service charge where the resort has one.

/** As typed, percent. */
export type LeviesFields = { tax: string; service: string }

export type LeviesSubject = { seen: SeenLevies }
type SeenLevies = RequestOf<typeof setLevies>['body']['Seen']

export const leviesMachine = dialogMachine({
  id: 'levies',
  start: (subject?: LeviesSubject): LeviesFields => ({
    tax: String(subject?.seen.Tax ?? ''),
    service: String(subject?.seen.Service ?? ''),
  }),
  validate: ({ fields: { tax, service } }: DialogForm<LeviesFields, LeviesSubject>) => ({
    tax: leviesPercentIn(tax) === undefined ? ('unreadable' as const) : undefined,
    service: leviesPercentIn(service) === undefined ? ('unreadable' as const) : undefined,
  }),
})

/** A percentage from 0 to 50, also a half: '15', '7.5'. */
function leviesPercentIn(text: string): number | undefined {
  const plain = plainSigns(text).replaceAll(/[\s%]/g, '')
  return /^\d{1,2}(\.[05])?$/.test(plain) && Number(plain) <= 50 ? Number(plain) : undefined
}

/** The percentages of a form in which nothing is wrong. */
export function leviesIn({ tax, service }: LeviesFields): SeenLevies {
  return { Tax: leviesPercentIn(tax) ?? 0, Service: leviesPercentIn(service) ?? 0 }
}

// Nights get a name, such as that of a holiday, or their name and dates are corrected.

export type NamedFields = {
  name: string
  from: string
  last: string
  provisional: boolean
  percent: string
  minNights: string
}

/** `days`: what is filled in; without an id they are added. */
export type NamedSubject = { days: (Omit<NamedDays, 'Id'> & { Id: number | null }) | undefined }

type NamedForm = DialogForm<NamedFields, NamedSubject>

/** The contract's limit of a name. */
const MAX_NAMED_NIGHTS = 366

export const namedDaysMachine = dialogMachine({
  id: 'namedDays',
  start: (subject?: NamedSubject): NamedFields => {
    const { Name = '', From = '', Until, Provisional = false, Percent, MinNights } = subject?.days ?? {}
    return {
      name: Name,
      from: From,
      last: Until === undefined ? '' : addDays(Until, -1),
      provisional: Provisional,
      percent: String(Percent ?? ''),
      minNights: String(MinNights ?? ''),
    }
  },
  validate: ({ fields: { name, from, last, percent, minNights } }: NamedForm) => ({
    name: missingText(name),
    from: from === '' ? ('missing' as const) : undefined,
    last: lastNightProblem({ from, last }, MAX_NAMED_NIGHTS),
    percent: percent.trim() === '' || signedIn(percent, percents) !== undefined ? undefined : ('unreadable' as const),
    minNights: minNights.trim() === '' || nightsIn(minNights) !== undefined ? undefined : ('unreadable' as const),
  }),
})

/** What is sent of a form in which nothing is wrong. */
export function namedDaysOf({ fields, subject: { days } }: NamedForm) {
  return {
    Id: days?.Id ?? null,
    Name: fields.name.trim(),
    From: fields.from,
    Until: addDays(fields.last, 1),
    Provisional: fields.provisional,
    Percent: signedIn(fields.percent, percents) ?? null,
    MinNights: nightsIn(fields.minNights) ?? null,
  }
}

/** Twelve moons. */
const LUNAR_YEAR = 354

/** Proposes the days a year later: those of the moon come earlier each year, and stay provisional; others have the same dates. */
export function inNextYear({ From, Until, ...days }: NamedDays): NamedSubject['days'] {
  const from = days.Provisional ? addDays(From, LUNAR_YEAR) : sameDateNextYear(From)
  return { ...days, Id: null, From: from, Until: addDays(from, daysBetween(From, Until)) }
}

function sameDateNextYear(date: string): string {
  const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  return isCalendarDate(next) ? next : `${next.slice(0, 8)}28`
}
