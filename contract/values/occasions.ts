// Limits of the pool and the hall, apart from their calls: what words them is in every page, and the calls bring zod along.

/** The most people in the convention hall. */
export const HALL_CAPACITY = 400

export const POOL_SLOT_MINUTES = 30
export const MAX_POOL_DAYS = 7
