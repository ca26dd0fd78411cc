import { written, type Leaf } from './differences.ts'

/** What was the case when one of several transitions was taken: `outcome` is its place among them, after all of them if none was. */
export type Situation = { outcome: number; leaves: ReadonlyMap<string, unknown> }

const MOST_LEAVES = 6
const MOST_CASES = 4

/** When each outcome came, in words: the fewest values that tell it from those after it, as guards are asked one after the other. */
export function conditionsOf(situations: readonly Situation[]): ReadonlyMap<number, string> {
  const outcomes = [...new Set(situations.map(({ outcome }) => outcome))].toSorted((one, other) => one - other)
  let places: string[] = []
  return new Map(
    outcomes.map((outcome, index) => {
      const isLast = index === outcomes.length - 1
      const open = situations.filter((one) => one.outcome >= outcome)
      if (!isLast) places = distinguishing(open.map((one) => ({ ...one, outcome: Number(one.outcome === outcome) })))
      const own = open.filter((one) => one.outcome === outcome)
      const cases = [...new Set(own.map(({ leaves }) => caseOf(places, leaves)))].toSorted()
      return [outcome, isLast && cases.length > 1 ? 'otherwise' : listed(cases)]
    }),
  )
}

function listed(texts: readonly string[]): string {
  const more = texts.length - MOST_CASES
  return [...texts.slice(0, MOST_CASES), ...(more > 0 ? [`${more} more cases`] : [])].join('; or ')
}

function caseOf(places: readonly string[], leaves: ReadonlyMap<string, unknown>): string {
  return places.map((place) => said([place, leaves.get(place)])).join(', ')
}

function said([place, value]: Leaf): string {
  if (value === undefined || value === null) return `no ${place}`
  if (typeof value === 'boolean') return value ? place : `not ${place}`
  return value === '' ? `${place} is empty` : `${place} is ${written(value)}`
}

/** The places that tell the outcomes apart, found one after the other: each leaves the fewest situations confused. What turned out to be needless is left out. */
function distinguishing(situations: readonly Situation[]): string[] {
  const kinds = new Map<string, number>()
  for (const place of new Set(situations.flatMap(({ leaves }) => [...leaves.keys()]))) {
    const values = new Set(situations.map(({ leaves }) => leaves.get(place)))
    if (values.size > 1) kinds.set(place, values.size)
  }
  const byPreference = [...kinds.keys()].toSorted(
    (one, other) =>
      Number(one === PLACE) - Number(other === PLACE) ||
      Number(other.startsWith('event.')) - Number(one.startsWith('event.')) ||
      (kinds.get(one) ?? 0) - (kinds.get(other) ?? 0) ||
      one.split('.').length - other.split('.').length ||
      (one < other ? -1 : 1),
  )

  let chosen: string[] = []
  let confused = confusedBy(situations, chosen)
  while (confused > 0 && chosen.length < MOST_LEAVES) {
    const tried = byPreference.map((place) => ({ place, left: confusedBy(situations, [...chosen, place]) }))
    const [best] = tried.toSorted((one, other) => one.left - other.left)
    if (!best || best.left === confused) break
    chosen.push(best.place)
    confused = best.left
  }
  for (const place of chosen.slice()) {
    const others = chosen.filter((one) => one !== place)
    if (confusedBy(situations, others) === confused) chosen = others
  }
  return chosen
}

/** The place of the states that were active: it explains least, so it is tried last. */
export const PLACE = 'in'

/** The number of situations that look like others with another outcome. */
function confusedBy(situations: readonly Situation[], places: readonly string[]): number {
  const groups = Map.groupBy(situations, ({ leaves }) =>
    JSON.stringify(places.map((place) => leaves.get(place) ?? null)),
  )
  return [...groups.values()].reduce((sum, group) => {
    const counts = [...Map.groupBy(group, ({ outcome }) => outcome).values()].map(({ length }) => length)
    return sum + group.length - Math.max(...counts)
  }, 0)
}
