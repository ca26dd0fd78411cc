// Why a rule of contract/ refuses, in words. A rule answers a code; site, desk and API word it here.

import type { GuestProblem } from '#contract/guests.ts'
import { MAX_POOL_DAYS, POOL_SLOT_MINUTES, type PoolProblem } from '#contract/pool.ts'
import { HALL_CAPACITY, type RequestProblem } from '#contract/requests.ts'
import { LATEST_HOLD_END, type HoldProblem } from '#contract/values/desk-hold.ts'
import { holdHours, type Role } from '#contract/values/roles.ts'
import { MAX_NIGHTS, type StayProblem } from '#contract/values/stay.ts'

export const ruleTexts = {
  stay: {
    departureFirst: 'The departure date must be after the arrival date',
    past: 'The arrival date is in the past',
    tooFar: 'A stay can begin at most 18 months from today',
    tooLong: `A stay can be at most ${MAX_NIGHTS} nights`,
  } satisfies Record<StayProblem, string>,
  hold: {
    past: () => 'This time has passed',
    tooLate: () => `A hold ends by ${LATEST_HOLD_END} on the day of arrival`,
    beyondRole(role: Role) {
      const hours = holdHours[role]
      return `Your role may hold rooms for ${hours > 48 ? `${hours / 24} days` : `${hours} hours`} at most`
    },
  } satisfies Record<HoldProblem, (role: Role) => string>,
  // The specification's words for the order of dates and times.
  request: {
    endFirst: 'End date should be greater than start date',
    past: 'The dates cannot be before today',
  } satisfies Record<RequestProblem, string>,
  hallTooSmall: `The convention hall holds up to ${HALL_CAPACITY} people`,
  pool: {
    endTimeFirst: 'End time should be greater than start time.',
    endFirst: 'End date and time should be greater than start date and time.',
    tooLong: `A visit can last at most ${MAX_POOL_DAYS} days`,
    past: 'The visit cannot begin in the past',
    offSlot: `Times must be in ${POOL_SLOT_MINUTES}-minute steps`,
  } satisfies Record<PoolProblem, string>,
  guest: {
    emailInvalid: 'Please write an e-mail address such as name@example.com',
    documentExpired: 'This document has expired. Please use one that is still valid.',
  } satisfies Record<GuestProblem, string>,
} as const
