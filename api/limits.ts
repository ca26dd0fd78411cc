/** `count` uses in a window of `seconds`. */
export type Limit = { count: number; seconds: number }

/** Budgets of what can be abused. They are values, so that tests and benchmarks set their own. */
export type Limits = {
  codesPerPhoneHour: Limit
  codesPerPhoneDay: Limit
  codesPerAddress: Limit
  codesPerDay: Limit
  failedCodesPerPhone: Limit
  lookupsPerAddress: Limit
  loginsPerAddress: Limit
  bookingsPerGuest: Limit
  /** Knocks at the gateway's doors without its signature, over all: each is written down. */
  unsignedKnocks: Limit
  /** Reads of any kind, counted by each process for itself. */
  readsPerAddress: Limit
}

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

/** Per phone strict, per address wide: Bangladeshi phones share addresses behind their carriers. */
export const standardLimits: Limits = {
  codesPerPhoneHour: { count: 5, seconds: HOUR },
  codesPerPhoneDay: { count: 10, seconds: DAY },
  codesPerAddress: { count: 300, seconds: HOUR },
  codesPerDay: { count: 5_000, seconds: DAY },
  failedCodesPerPhone: { count: 20, seconds: DAY },
  lookupsPerAddress: { count: 600, seconds: HOUR },
  loginsPerAddress: { count: 600, seconds: HOUR },
  bookingsPerGuest: { count: 30, seconds: HOUR },
  unsignedKnocks: { count: 1_000, seconds: HOUR },
  readsPerAddress: { count: 3_000, seconds: MINUTE },
}
