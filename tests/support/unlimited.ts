import type { Limits } from '#api/limits.ts'

const enough = { count: 1_000_000, seconds: 3_600 }

/** For tests that make more calls from one address than people do. */
export const unlimited: Limits = {
  codesPerPhoneHour: enough,
  codesPerPhoneDay: enough,
  codesPerAddress: enough,
  codesPerDay: enough,
  failedCodesPerPhone: enough,
  lookupsPerAddress: enough,
  loginsPerAddress: enough,
  bookingsPerGuest: enough,
  cancellationsPerGuest: enough,
  requestsPerGuest: enough,
  reviewsPerAddress: enough,
  reviewsPerDay: enough,
  contactsPerAddress: enough,
  contactsPerDay: enough,
  applicationsPerAddress: enough,
  applicationsPerDay: enough,
  unsignedKnocks: enough,
  readsPerAddress: enough,
  codePauses: [],
  codeBreaker: { floor: Infinity, leastVerified: 0, seconds: 600 },
}
