// Why a rule of contract/ refuses, in words. A rule answers a code; site, desk and API word it here. One export a rule, so that a page carries what it uses.

import type { GuestProblem } from '#contract/guests/guests.ts'
import type { PoolProblem } from '#contract/booking/pool.ts'
import type { RequestProblem } from '#contract/booking/requests.ts'
import type { DaysProblem } from '#contract/reception/stay-rules.ts'
import { holdHours, LATEST_HOLD_END, type HoldProblem } from '#contract/values/desk-hold.ts'
import { HALL_CAPACITY, MAX_POOL_DAYS, POOL_SLOT_MINUTES } from '#contract/values/occasions.ts'
import type { Role } from '#contract/values/roles.ts'
import { MAX_NIGHTS, type StayProblem } from '#contract/values/stay.ts'

/** The specification's words where a date of a stay is missing. */
export const datesMissing = 'Please select the arrival date and departure date'

/** The specification's words where a search cannot be made for its dates, and why. */
export const searchDatesRefused = (reason: string) =>
  `the date you have selected is not Available. Please Change the Arrival Date and Departure Date. ${reason}.`

export const stayTexts = {
  departureFirst: 'The departure date must be after the arrival date',
  past: 'The arrival date is in the past',
  tooFar: 'A stay can begin at most 18 months from today',
  tooLong: `A stay can be at most ${MAX_NIGHTS} nights`,
} as const satisfies Record<StayProblem, string>

export const daysTexts = {
  ...stayTexts,
  hasArrived: 'These guests have arrived: only their departure can be changed',
  leftAlready: 'These guests are still here: they leave today or later',
} as const satisfies Record<DaysProblem, string>

export const holdTexts = {
  past: () => 'This time has passed',
  tooLate: () => `A hold ends by ${LATEST_HOLD_END} on the day of arrival`,
  beyondRole(role: Role) {
    const hours = holdHours[role]
    return `Your role may hold rooms for ${hours > 48 ? `${hours / 24} days` : `${hours} hours`} at most`
  },
} as const satisfies Record<HoldProblem, (role: Role) => string>

/** The specification's words for the order of dates. */
export const requestTexts = {
  endFirst: 'End date should be greater than start date',
  past: 'The dates cannot be before today',
} as const satisfies Record<RequestProblem, string>

export const hallTooSmall = `The convention hall holds up to ${HALL_CAPACITY} people`

/** The specification's words for the order of times. */
export const poolTexts = {
  endTimeFirst: 'End time should be greater than start time.',
  endFirst: 'End date and time should be greater than start date and time.',
  tooLong: `A visit can last at most ${MAX_POOL_DAYS} days`,
  past: 'The visit cannot begin in the past',
  offSlot: `Times must be in ${POOL_SLOT_MINUTES}-minute steps`,
} as const satisfies Record<PoolProblem, string>

export const guestTexts = {
  emailInvalid: 'Please write an e-mail address such as name@example.com',
  numberHidden: 'Please enter the whole number of the document',
  documentExpired: 'This document has expired. Please use one that is still valid.',
} as const satisfies Record<GuestProblem, string>
