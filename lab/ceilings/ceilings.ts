/** What an attack that works costs at least, and what it may cost at most. docs/ceilings.md has the reasons. */
type Ceiling = readonly [least: number, most: number]
export type Measured = Readonly<Record<string, number>>

/**
 * What one client may cost in a minute. Counted things are as `api/platform/limits.ts` has them: a minute may hold the end of one hour and the
 * beginning of the next, and so twice what is allowed in an hour.
 */
const ceilings = {
  'an anonymous client': {
    'CPU seconds': [5, 100],
    'guesses at passwords': [50, 50],
    'MB written': [40, 120],
    'messages sent': [622, 644],
    'room nights held': [0, 0],
    'gateway calls': [0, 0],
    'pictures made in new sizes': [120, 240],
    'CPU seconds of the most expensive picture': [0.1, 60],
    'a missing page, in requests of /health': [1, 60],
    'a refused call, in requests of /health': [0.2, 15],
  },
  'a guest who signed in': {
    'CPU seconds': [0.5, 30],
    'MB written': [0.1, 5],
    'messages sent': [60, 80],
    'room nights held': [60, 60],
    'gateway calls': [300, 1_150],
  },
} as const satisfies Record<string, Record<string, Ceiling>>

/** What a client cost beyond its ceilings, and what an attack did not reach: then it has attacked nothing. Prints what was measured. */
export function brokenCeilings(client: keyof typeof ceilings, measured: Measured): string[] {
  return Object.entries<Ceiling>(ceilings[client]).flatMap(([what, [least, most]]) => {
    const found = measured[what]
    if (found === undefined) return [`${what} was not measured`]
    console.log(`| ${[what, found.toPrecision(2), most.toLocaleString('en')].join(' | ')} |`)
    if (found > most) return [`${what}: ${found}, of at most ${most}`]
    return found < least ? [`${what}: ${found}, where the attack should have reached ${least}`] : []
  })
}
