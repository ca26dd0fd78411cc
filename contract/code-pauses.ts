/** Seconds from one code to the next for the same phone and purpose: after the first within an hour, the second, all that follow. */
export const codePauses = [60, 120, 300] as const
