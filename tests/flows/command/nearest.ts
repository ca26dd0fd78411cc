/** The word that was probably meant, if any is close enough to what was typed. */
export function nearest(typed: string, words: Iterable<string>): string | undefined {
  const close = [...words].map((word) => ({ word, steps: distance(typed, word) })).sort((a, b) => a.steps - b.steps)[0]
  return close && close.steps <= Math.max(1, Math.floor(typed.length / 3)) ? close.word : undefined
}

/** How many letters must be added, dropped or changed to make one word the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of one.split('').entries()) {
    const next = [line + 1]
    for (const [column, wanted] of other.split('').entries()) {
      const changed = (row[column] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
