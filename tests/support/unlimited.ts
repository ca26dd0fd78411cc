import { looseLimits } from '#api/limits.ts'

/** For tests that make more calls from one address than people do. */
export const unlimited = looseLimits(1_000_000)
