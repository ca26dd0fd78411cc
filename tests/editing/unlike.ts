/** What is wrong between the pictures that the guide shows and those that were taken, in sentences. */
export function unlike(shown: readonly string[], taken: readonly string[]): string[] {
  return [
    ...shown
      .filter((name) => !taken.includes(name))
      .map((name) => `docs/editing.md shows ${name}, which no one takes.`),
    ...taken.filter((name) => !shown.includes(name)).map((name) => `docs/editing.md does not show ${name} any more.`),
  ]
}
