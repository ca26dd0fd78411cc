// What does not fit the rules yet. The list only shrinks: an entry that is no longer needed fails.

export const knownCircles: readonly string[] = []
