/**
 * Parts of `total` in the proportion of `weights`, each a whole number of paisa; together they are `total` exactly. What rounding leaves goes
 * to the last part that has a weight.
 */
export function sharesOf(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const parts = weights.map((weight) => Math.round((total * weight) / sum))
  const last = weights.findLastIndex((weight) => weight !== 0)
  const rest = total - parts.reduce((before, part) => before + part, 0)
  return parts.map((part, index) => (index === last ? part + rest : part))
}
