/**
 * Parts of `total` in the proportion of `weights`, each a whole number of paisa; together they are `total` exactly. By the largest remainder:
 * no part is off by a paisa or more.
 */
export function sharesOf(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (total * weight) / sum)
  const parts = exact.map(Math.floor)
  const rest = total - parts.reduce((before, part) => before + part, 0)
  const lost = (index: number) => (exact[index] ?? 0) - (parts[index] ?? 0)
  const byLoss = [...weights.keys()].toSorted((one, other) => lost(other) - lost(one))
  const raised = new Set(byLoss.slice(0, rest))
  return parts.map((part, index) => (raised.has(index) ? part + 1 : part))
}
