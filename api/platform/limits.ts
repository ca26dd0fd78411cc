import { codePauses } from '#contract/guests/sign-in.ts'

/** `count` uses in a window of `seconds`. */
export type Limit = { count: number; seconds: number }

/** Limits of what can be abused. They are values, so that tests and benchmarks set their own. */
export type Limits = Budgets & {
  /**
   * Seconds from one code to the next for the same phone and purpose: after the first within an hour, after the second, and so on;
   * the last holds for all that follow. None when it is empty.
   */
  codePauses: readonly number[]
  codeBreakers: readonly CodeBreaker[]
  failedCodes: GrowingPauses
  /** Passwords of one account of staff, from all networks together, but for browsers that remember it. */
  deskPasswords: GrowingPauses
  codeStamp: CodeStamp
  holds: HoldLimits
  /** What one guess at a password costs, theirs and ours. */
  passwordCost: PasswordCost
}

/** scrypt's costs: N a power of two, memory 128 × N × r bytes. */
export type PasswordCost = { N: number; r: number; p: number }

/**
 * What one guest may hold unpaid at a time: so many orders, so many room nights (a whole house counts its rooms), and on one night so large
 * a share of all rooms, but `least` rooms in any case. After so many holds that ran out within a window, the next has to wait for
 * `pauses` seconds since: the first pause, then the second, and so on.
 */
export type HoldLimits = {
  orders: number
  nights: number
  roomsOfANight: { share: number; least: number }
  expired: Limit
  pauses: readonly number[]
}

/**
 * When at least `floor` codes were sent within `seconds` and less than the fraction `leastVerified` of them was verified, phones
 * that never signed in get none without a stamp for `pauseSeconds`.
 */
export type CodeBreaker = { floor: number; leastVerified: number; seconds: number; pauseSeconds: number }

/** After `free` tries within `seconds`, each next one waits longer after the one before: `pauses` in seconds, the last one repeats. */
export type GrowingPauses = { free: number; pauses: readonly number[]; seconds: number }

/** The proof of work for a code while a breaker is open: 2^bits hashes on average, and how long a challenge is good for. */
type CodeStamp = { bits: number; seconds: number }

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

/** Budgets that all callers share, which watch-budgets.ts watches: once one is used up, nobody gets any more until its window ends. */
export const sharedBudgets = {
  /** Counted separately, so that strangers use up nothing of the guests'. */
  codesToGuests: { count: 5_000, seconds: DAY },
  codesToStrangers: { count: 2_000, seconds: DAY },
  /** Wrong one-time codes from anywhere: counted for the alarm alone, for a limit would be a way to shut all guests out. */
  wrongCodes: { count: 400, seconds: DAY },
  reviewsPerDay: { count: 1_000, seconds: DAY },
  contactsPerDay: { count: 1_000, seconds: DAY },
  applicationsPerDay: { count: 500, seconds: DAY },
  /** Calls at the gateway's callback without its signature: each is stored. */
  unsignedCallbacks: { count: 1_000, seconds: HOUR },
} satisfies Record<string, Limit>

/** Strict per phone, wide per address: Bangladeshi phones share addresses behind their carriers. */
export const standardBudgets = {
  ...sharedBudgets,
  codesPerPhoneHour: { count: 5, seconds: HOUR },
  codesPerPhoneDay: { count: 10, seconds: DAY },
  codesPerAddress: { count: 300, seconds: HOUR },
  lookupsPerAddress: { count: 600, seconds: HOUR },
  loginsPerAddress: { count: 600, seconds: HOUR },
  /** Wrong one-time codes of any phones from a network that is unknown for them. More than the guests of one carrier mistype. */
  wrongCodesPerAddress: { count: 60, seconds: HOUR },
  bookingsPerGuest: { count: 30, seconds: HOUR },
  paymentPagesPerGuest: { count: 30, seconds: HOUR },
  payLinksPerAddress: { count: 300, seconds: HOUR },
  papersPerAddress: { count: 300, seconds: HOUR },
  /** PDFs drawn of one order for those who have its link: each costs as much as hundreds of reads. */
  papersPerOrder: { count: 30, seconds: HOUR },
  /** Quotes and cancellations: each asks the gateway about pending payments. */
  cancellationsPerGuest: { count: 30, seconds: HOUR },
  requestsPerGuest: { count: 10, seconds: HOUR },
  /** An address has less than a sixty-fourth of what all share in a day, so that no network uses it up, not even a /32. */
  reviewsPerAddress: { count: 15, seconds: DAY },
  contactsPerAddress: { count: 15, seconds: DAY },
  /** 5 MB each. */
  applicationsPerAddress: { count: 7, seconds: DAY },
  deskSignInsPerAddress: { count: 50, seconds: HOUR },
  /** Each browser that remembers the account, and each network: what strangers do elsewhere keeps no member of staff out. */
  deskSignInsPerAccount: { count: 10, seconds: 15 * MINUTE },
  deskSignInsPerAccountDay: { count: 30, seconds: DAY },
  deskCodesPerAccount: { count: 10, seconds: 15 * MINUTE },
  /** What members of staff do that costs money, bookings or privacy before anyone reads the log. */
  smsPerMember: { count: 100, seconds: DAY },
  cancellationsPerMember: { count: 60, seconds: DAY },
  /** Guests without a booking of these days, each counted once. */
  guestPagesPerMember: { count: 200, seconds: DAY },
  /** Callbacks and returns that name one attempt: each asks the gateway. Signed ones are counted separately. */
  callbacksPerAttempt: { count: 30, seconds: HOUR },
  callbacksPerGuest: { count: 60, seconds: HOUR },
  /** Reads of any kind, counted by each process for itself. */
  readsPerAddress: { count: 3_000, seconds: MINUTE },
  /** Calls that change something, callbacks too, whether or not another limit refuses them; counted like reads. */
  writesPerAddress: { count: 600, seconds: MINUTE },
  writesPerSession: { count: 120, seconds: MINUTE },
  /** Pictures in sizes that no page shows, which the local lake makes; each process counts for itself. */
  picturesPerAddress: { count: 120, seconds: MINUTE },
  picturesPerHour: { count: 1_200, seconds: HOUR },
  /** One member of the Studio's staff, counted by each process: calls, what a viewer writes, and milliseconds of computing for questions. */
  studioCalls: { count: 1_200, seconds: MINUTE },
  studioViewerWrites: { count: 60, seconds: MINUTE },
  studioQuestionMs: { count: 6_000, seconds: MINUTE },
  /** Secrets by which a Studio shows drafts and reads what was counted, right or wrong; each process counts for itself. */
  previewSecretsPerAddress: { count: 60, seconds: MINUTE },
  /** What browsers counted of banners, tiles and offers; each process counts for itself. */
  countsPerAddress: { count: 300, seconds: MINUTE },
} satisfies Record<string, Limit>

export type BudgetName = keyof typeof standardBudgets
export type SharedBudget = keyof typeof sharedBudgets

export function isSharedBudget(name: string): name is SharedBudget {
  return Object.hasOwn(sharedBudgets, name)
}

export type Budgets = Record<BudgetName, Limit>

export const standardLimits: Limits = {
  ...standardBudgets,
  codePauses,
  codeBreakers: [
    { floor: 200, leastVerified: 0.2, seconds: 10 * MINUTE, pauseSeconds: 10 * MINUTE },
    { floor: 400, leastVerified: 0.2, seconds: HOUR, pauseSeconds: HOUR },
    { floor: 1_000, leastVerified: 0.2, seconds: DAY, pauseSeconds: 4 * HOUR },
  ],
  failedCodes: { free: 10, pauses: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR], seconds: DAY },
  // One network has 30 a day, and a /48 of IPv6 240: it takes several to make a member wait. All that there are have some 400 a day,
  // and a password of the weakest kind that is taken (10^10 guesses) holds longer than anyone tries.
  deskPasswords: { free: 300, pauses: [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE], seconds: DAY },
  // About a second on a computer, some seconds on a phone.
  codeStamp: { bits: 18, seconds: 5 * MINUTE },
  holds: {
    orders: 2,
    nights: 60,
    roomsOfANight: { share: 0.5, least: 6 },
    expired: { count: 3, seconds: DAY },
    pauses: [15 * MINUTE, HOUR, 4 * HOUR],
  },
  // About 0.2 s and 16 MB.
  passwordCost: { N: 16_384, r: 8, p: 5 },
}

/** Every budget with this count, and codes without pauses: for load and for tests that make more calls than people do. */
export function looseLimits(count: number): Limits {
  const budgets = Object.entries(standardBudgets).map(([name, { seconds }]) => [name, { count, seconds }])
  const failedCodes = { ...standardLimits.failedCodes, free: Infinity }
  const deskPasswords = { ...standardLimits.deskPasswords, free: Infinity }
  const codes = { codePauses: [], codeBreakers: [], failedCodes, deskPasswords }
  return { ...standardLimits, ...Object.fromEntries(budgets), ...codes, holds: looseHolds }
}

/** As much as anyone wants to hold. */
export const looseHolds: HoldLimits = {
  orders: Infinity,
  nights: Infinity,
  roomsOfANight: { share: 1, least: Infinity },
  expired: { count: Infinity, seconds: DAY },
  pauses: [],
}
